import type { forecastNotes as english } from '../en/forecast-notes.ts';

export const forecastNotes: typeof english = {
  notes: {
    'unfinished-week': {
      title: 'Une semaine incomplète a été écartée.',
      detail: 'Du {first} au {last}\u00a0; jours présents dans le fichier\u00a0: {days} sur 7.',
    },
    'gaps-bridged': {
      title: {
        one: '1 semaine manquante a été comblée.',
        many: '{count} semaines manquantes ont été comblées.',
      },
      detail:
        'Par une ligne droite entre la semaine d’avant et celle d’après. Début de semaine\u00a0: {weeks}.',
    },
    'history-split': {
      title: 'Tout ce qui précède une longue interruption a été écarté.',
      detail:
        'Aucune donnée du {first} au {last}\u00a0: un trou de {missing} semaines est trop long pour être comblé. Seules les semaines suivantes comptent\u00a0; semaines antérieures écartées\u00a0: {dropped}.',
    },
    'few-weeks': {
      title: {
        one: '1 semaine ne suffit pas pour une fourchette fiable.',
        many: '{count} semaines ne suffisent pas pour une fourchette fiable.',
      },
      detail:
        'Une prévision en demande {min}\u00a0: un export fait à partir du {enoughOn} les contient. Pour y arriver plus vite, ajoutez des mois antérieurs du même compte.',
    },
    'days-used': {
      title: 'Moins d’un an de données\u00a0: chaque jour compte.',
      detail:
        'À eux seuls, {count} totaux hebdomadaires disent peu\u00a0; la prévision utilise donc aussi les jours et ce qui est habituel pour chaque jour de la semaine. La saisonnalité est encore inconnue.',
    },
    'months-spread': {
      title: 'Les chiffres mensuels ont été répartis par semaine.',
      detail:
        'Chaque mois a été divisé à parts égales entre ses jours\u00a0; mois dans le fichier\u00a0: {count}. Un rapport par jour ou par semaine donne une meilleure prévision.',
    },
    'own-weeks': {
      title: 'Les semaines du fichier ont été conservées.',
      detail:
        'Elles commencent le {weekday}. Ce qui est déjà additionné ne peut pas être regroupé autrement.',
    },
    'rows-summed': {
      title: '{rows} lignes ont été additionnées.',
      detail: {
        day: 'Elles correspondent à {count} jours.',
        week: 'Elles correspondent à {count} semaines.',
        month: 'Elles correspondent à {count} mois.',
      },
    },
    'sum-rows': {
      title: {
        one: '1 ligne de total a été écartée.',
        many: '{count} lignes de total ont été écartées.',
      },
      detail: 'Sans cela, tout compterait deux fois. Numéros de ligne\u00a0: {lines}.',
    },
    'unreadable-rows': {
      title: { one: '1 ligne n’a pas pu être lue.', many: '{count} lignes n’ont pas pu être lues.' },
      detail:
        'Aucune date valide. Numéros de ligne\u00a0: {lines}. Part du total de «\u00a0{column}\u00a0»\u00a0: {share}.',
    },
    'future-rows': {
      title: {
        one: '1 ligne porte une date future et a été écartée.',
        many: '{count} lignes portent une date future et ont été écartées.',
      },
      detail:
        'La date la plus proche est le {first}. Si c’est une erreur, vérifiez que le jour et le mois ne sont pas inversés.',
    },
    'unreadable-numbers': {
      title: {
        one: '1 valeur de «\u00a0{column}\u00a0» n’est pas un nombre et compte pour 0.',
        many: '{count} valeurs de «\u00a0{column}\u00a0» ne sont pas des nombres et comptent pour 0.',
      },
      detail: 'La première est «\u00a0{text}\u00a0», à la ligne {line}.',
    },
    'negative-values': {
      title: {
        one: '1 valeur de «\u00a0{column}\u00a0» est négative.',
        many: '{count} valeurs de «\u00a0{column}\u00a0» sont négatives.',
      },
      detail:
        'La première est à la ligne {line}. Corrections et remboursements se présentent ainsi\u00a0: nous en tenons donc compte.',
    },
    'absurd-values': {
      title: {
        one: '1 valeur de «\u00a0{column}\u00a0» est trop élevée pour être plausible et compte pour 0.',
        many: '{count} valeurs de «\u00a0{column}\u00a0» sont trop élevées pour être plausibles et comptent pour 0.',
      },
      detail: 'La première est à la ligne {line}.',
    },
    'unusual-week': {
      title: 'Une semaine de «\u00a0{column}\u00a0» atteint {times} fois la normale.',
      detail:
        'La semaine du {week}. Si c’est une erreur, corrigez-la dans le fichier\u00a0; en l’état, la semaine compte.',
    },
    'several-currencies': {
      title: 'Seules les lignes en {used} ont été lues.',
      detail:
        'Le fichier contient aussi {others}\u00a0; lignes écartées\u00a0: {count}. Des montants en devises différentes ne s’additionnent pas.',
    },
    'date-order-open': {
      title: 'Le jour ou le mois en premier\u00a0? Les deux sont possibles.',
      detail: '{example} a été lu comme le {read}. S’il s’agit du {other}, inversez l’ordre.',
    },
    'columns-ignored': {
      title: { one: '1 colonne a été écartée.', many: '{count} colonnes ont été écartées.' },
      detail: '{names}. Les taux et les moyennes ne s’additionnent pas, et un texte ne se prévoit pas.',
    },
    'maybe-rates': {
      title: {
        one: '«\u00a0{names}\u00a0» ressemble à un taux ou à une moyenne et a été écartée.',
        many: '{count} colonnes ressemblent à des taux ou à des moyennes et ont été écartées.',
      },
      detail:
        '{names}. Les taux ne s’additionnent pas. S’il s’agit d’un montant, lisez la colonne comme «\u00a0Autre indicateur\u00a0» et relancez la prévision.',
    },
    'repeats-left-out': {
      title: {
        one: '1 ligne sur {rows} a été écartée comme doublon.',
        many: '{count} lignes sur {rows} ont été écartées comme doublons.',
      },
      detail:
        'Toutes leurs cellules sont identiques à celles d’une autre ligne. Lignes avec le même jour et les mêmes textes, mais d’autres chiffres, qui comptent toutes\u00a0: {alike}.',
    },
    'repeats-added': {
      title: {
        one: '1 ligne apparaît deux fois et a été additionnée.',
        many: '{count} lignes apparaissent deux fois et ont été additionnées.',
      },
      detail:
        'Toutes leurs cellules sont identiques à celles d’une autre ligne. Lignes du fichier\u00a0: {rows}. Lignes avec le même jour et les mêmes textes, mais d’autres chiffres\u00a0: {alike}.',
    },
    'values-grouped': {
      title: 'Seules les {shown} valeurs les plus importantes de «\u00a0{dimension}\u00a0» sont affichées.',
      detail: 'Il y en a {count} en tout. Les autres sont regroupées.',
    },
    'open-quote': {
      title: 'La ligne {line} ouvre un guillemet qui n’est jamais fermé.',
      detail: 'Il a été lu comme un caractère ordinaire. Vérifiez les lignes qui suivent.',
    },
    'long-lines': {
      title: {
        one: '1 ligne trop longue pour un tableau a été ignorée.',
        many: '{count} lignes trop longues pour un tableau ont été ignorées.',
      },
      detail: 'Numéros de ligne\u00a0: {lines}.',
    },
  },
  problems: {
    empty: {
      title: 'Ce fichier est vide.',
      detail: 'Exportez de nouveau le rapport ou collez un tableau.',
    },
    workbook: {
      title: 'Nous ne savons pas lire ce type de classeur.',
      detail:
        'Ouvrez-le dans Excel, Google Sheets ou Numbers, enregistrez-le au format .xlsx ou CSV, puis choisissez ce fichier.',
    },
    'old-workbook': {
      title: 'C’est un classeur à l’ancien format .xls.',
      detail: 'Ouvrez-le dans Excel, enregistrez-le au format .xlsx ou CSV, puis choisissez ce fichier.',
    },
    'locked-workbook': {
      title: 'Ce classeur est protégé par un mot de passe.',
      detail: 'Enregistrez-le sans mot de passe et choisissez la nouvelle copie.',
    },
    'broken-workbook': {
      title: 'Ce classeur est endommagé.',
      detail: 'Ouvrez-le et enregistrez-le dans Excel, ou téléchargez-le à nouveau.',
    },
    'large-workbook': {
      title: 'Ce classeur est trop volumineux une fois décompressé.',
      detail:
        'Exportez moins de colonnes ou une période plus courte, ou enregistrez la feuille au format CSV.',
    },
    pdf: { title: 'C’est un PDF, pas un tableau.', detail: 'Exportez le même rapport au format CSV.' },
    archive: {
      title: 'C’est une archive compressée.',
      detail: 'Décompressez-la et choisissez le fichier CSV qu’elle contient.',
    },
    picture: {
      title: 'C’est une image, pas un tableau.',
      detail: 'Exportez au format CSV les chiffres qu’elle montre.',
    },
    'web-page': {
      title: 'C’est une page web, pas un tableau.',
      detail:
        'Votre session avait peut-être expiré lors du téléchargement. Téléchargez de nouveau le rapport au format CSV.',
    },
    json: { title: 'C’est du JSON, pas un tableau.', detail: 'Exportez le même rapport au format CSV.' },
    binary: {
      title: 'Ce n’est pas un fichier texte.',
      detail: 'Exportez le rapport au format CSV ou collez un tableau.',
    },
    'no-table': {
      title: 'Ce fichier n’a pas de colonnes.',
      detail:
        'La ligne {line} contient «\u00a0{text}\u00a0». Un tableau a une ligne par jour ou par semaine, avec des virgules, des points-virgules ou des tabulations entre les cellules.',
    },
    'no-dates': {
      title: 'Ce fichier ne contient aucune date.',
      detail:
        'Nous avons lu {lines} lignes, mais aucune colonne ne contient de dates. Une prévision demande une ligne par jour ou par semaine. {advice}',
    },
    'bad-dates': {
      title: 'La colonne «\u00a0{column}\u00a0» ne contient aucune date.',
      detail: 'La ligne {line} contient «\u00a0{text}\u00a0». Choisissez une autre colonne de dates.',
    },
    pivot: {
      title: 'Les dates sont côte à côte, et non l’une sous l’autre.',
      detail:
        'La ligne {line} contient dans ses colonnes des dates comme {text}. Une prévision demande une ligne par jour, par semaine ou par mois\u00a0: exportez le rapport sans tableau croisé ou échangez lignes et colonnes.',
    },
    'one-period': {
      title: 'Ce fichier couvre une seule période.',
      detail: 'Du {first} au {last}, sans détail par jour ni par semaine. {advice}',
    },
    'too-coarse': {
      title: 'Un détail par trimestre ou par année ne suffit pas pour une prévision.',
      detail:
        'La colonne «\u00a0{column}\u00a0» a moins d’une date par mois. Exportez le rapport par jour ou par semaine.',
    },
    'no-numbers': {
      title: 'Ce fichier ne contient aucun chiffre à additionner.',
      detail:
        'Nous avons lu {lines} lignes datées, mais aucune colonne de chiffres à additionner, comme le coût, les clics ou les conversions.',
    },
    'only-zeros': {
      title: 'Tous les chiffres de ce fichier sont à 0.',
      detail:
        'Nous avons lu {lines} lignes et toutes les valeurs qui comptent sont à 0. Vérifiez la période, les filtres et les colonnes du rapport.',
    },
    'no-rows': {
      title: 'Ce fichier ne contient aucune ligne de données.',
      detail: 'Il se termine à la ligne {line}. Vérifiez la période et les filtres du rapport.',
    },
    'no-whole-week': {
      title: 'Ce fichier ne contient aucune semaine complète.',
      detail: 'Il va du {first} au {last}. Une prévision demande au moins {min} semaines.',
    },
  },
  advice: {
    'google-ads':
      'Dans Google Ads, cliquez sur «\u00a0Segmenter\u00a0», choisissez un découpage par jour, puis téléchargez de nouveau le rapport au format CSV.',
    'microsoft-ads':
      'Dans Microsoft Advertising, choisissez le jour comme unité de temps, puis téléchargez de nouveau le rapport au format CSV.',
    meta: 'Dans les rapports publicitaires de Meta, choisissez une répartition par jour, puis exportez de nouveau le rapport au format CSV.',
    ga4: 'Dans GA4, ajoutez la dimension «\u00a0Date\u00a0» aux lignes d’une exploration, puis exportez-la de nouveau au format CSV.',
    linkedin: 'Dans le Campaign Manager de LinkedIn, choisissez une répartition par jour lors de l’export.',
    tiktok:
      'Dans TikTok Ads Manager, ajoutez la dimension du jour à un rapport personnalisé, puis exportez-le de nouveau.',
    'amazon-ads':
      'Dans Amazon Ads, choisissez le jour comme unité de temps du rapport, puis téléchargez-le de nouveau.',
    'search-console':
      'Dans la Search Console, exportez le rapport sur les performances et choisissez le fichier ou la feuille des dates.',
    'spotify-ads': 'Dans Spotify Ads Manager, exportez de nouveau le rapport par jour.',
    table: 'Exportez à nouveau avec une ligne par jour ou par semaine.',
  },
  dimensions: {
    campaign: 'Campagne',
    device: 'Appareil',
    country: 'Pays',
    audience: 'Audience',
    network: 'Réseau',
    group: 'Groupe',
  },
  tinyShare: 'moins de 0,1\u00a0%',
};
