import { settings } from '../../settings.ts';
import type { howToExport as english } from '../en/how-to-export.ts';

export const howToExport: typeof english = {
  meta: {
    title: `Comment exporter vos données publicitaires · ${settings.brand}`,
    description:
      'Pas à pas\u00a0: exporter par jour coût, clics et conversions depuis Google Ads, Microsoft, Meta, GA4, LinkedIn, TikTok, Amazon Ads et la Search Console.',
  },
  title: 'Comment exporter',
  lede: 'Quatre étapes par plateforme\u00a0: période, jours, colonnes, téléchargement. Le fichier est ensuite lu sur la page de prévision, dans votre navigateur.',
  from: 'Comment exporter depuis {platform}',
  close: 'Fermer',
  platforms: 'Plateforme',
  page: 'Ouvrir dans une page',
  back: 'Vers la prévision',
  menus:
    'Nos propres dessins, pas des captures d’écran. Les menus changent de temps en temps\u00a0: dans votre compte, un mot peut être différent.',
  send: 'Pas d’accès au compte\u00a0? Envoyez ces quatre étapes à la personne qui l’a\u00a0:',
  copy: 'Copier en texte',
  copied: 'Copié',
  notCopied: 'La copie a échoué. Sélectionnez le texte et copiez-le.',
  drawings: {
    drop: 'Déposez-le ici',
    dates: '2 dernières années',
    place:
      'Dessin\u00a0: dans la liste de gauche, {marked} est entouré, tout comme la période en haut à droite.',
    split: 'Dessin\u00a0: le menu {menu} est ouvert, {marked} est entouré.',
    columns: 'Dessin\u00a0: un tableau avec {columns}\u00a0; la première colonne est entourée.',
    download:
      'Dessin\u00a0: le menu {menu} est ouvert, {marked} est entouré\u00a0; une flèche mène à la page de prévision.',
  },
  guides: {
    'google-ads': {
      place: {
        title: 'Ouvrez Campagnes et choisissez la période',
        text: 'Deux ans ou plus, jusqu’à hier. Le dernier jour du fichier sera le dernier jour mesuré.',
        list: 'Aperçu|*Campagnes|Groupes',
        head: 'Campagnes',
      },
      split: {
        title: 'Segmentez par jour',
        text: 'Au-dessus du tableau\u00a0: *Segmenter*, puis un découpage dans le temps, par *Jour*. C’est l’étape que l’on oublie le plus\u00a0: sans elle, le fichier a une ligne par campagne et aucune date.',
        bar: 'Filtre|Segmenter|Colonnes',
        menu: 'Aucun|Temps ›|Appareil',
        sub: '*Jour|Semaine|Mois',
      },
      columns: {
        title: 'Vérifiez les colonnes',
        text: '*Coût*, *Clics* et *Conversions* suffisent. Les taux et les moyennes sont de toute façon écartés.',
        names: 'Jour|Coût|Clics|Conv.',
      },
      download: {
        title: 'Téléchargez en .csv',
        text: '*Télécharger*, puis *.csv* (.csv pour Excel et .xlsx conviennent aussi). Déposez ensuite le fichier ici.',
        button: 'Télécharger',
        menu: '*.csv|.csv Excel|.xlsx',
      },
    },
    'microsoft-ads': {
      place: {
        title: 'Ouvrez Rapports, puis Campagne',
        text: 'Sous *Performances*. Choisissez deux ans ou plus, jusqu’à hier.',
        list: 'Campagnes|*Rapports|Outils',
        head: 'Campagne',
      },
      split: {
        title: 'Choisissez le jour comme unité de temps',
        text: 'Elle est d’abord sur *Résumé*\u00a0: le fichier a alors une ligne et aucune date.',
        bar: 'Filtre|Unité|Colonnes',
        menu: 'Résumé|*Jour|Semaine',
        sub: '',
      },
      columns: {
        title: 'Vérifiez les colonnes',
        text: '*Dépenses*, *Clics* et *Conversions* suffisent. Les lignes au-dessus du tableau peuvent rester.',
        names: 'Jour|Dépenses|Clics|Conv.',
      },
      download: {
        title: 'Téléchargez en .csv',
        text: '*Télécharger*, puis *CSV*. Un .zip doit d’abord être décompressé. Déposez ensuite le fichier ici.',
        button: 'Télécharger',
        menu: '*CSV|Excel|PDF',
      },
    },
    meta: {
      place: {
        title: 'Ouvrez les rapports publicitaires et choisissez la période',
        text: 'Aussi longue que le compte le permet, jusqu’à hier.',
        list: 'Campagnes|*Rapports|Audiences',
        head: 'Rapports',
      },
      split: {
        title: 'Répartissez par jour',
        text: '*Répartition*, puis *Temps*, puis *Jour*. Une répartition par semaine est lue aussi.',
        bar: 'Colonnes|Répartition|Filtre',
        menu: 'Diffusion|Temps ›|Action',
        sub: '*Jour|Semaine|Mois',
      },
      columns: {
        title: 'Vérifiez les colonnes',
        text: '*Montant dépensé*, *Clics sur un lien* et *Résultats* suffisent. Les taux et les moyennes sont de toute façon écartés.',
        names: 'Jour|Montant|Clics|Résultats',
      },
      download: {
        title: 'Exportez en .csv',
        text: '*Exporter*, puis *.csv* (.xlsx convient aussi). Déposez ensuite le fichier ici.',
        button: 'Exporter',
        menu: '.xlsx|*.csv|Image',
      },
    },
    ga4: {
      place: {
        title: 'Ouvrez Explorer et partez d’une exploration vide',
        text: 'Choisissez les 500 derniers jours\u00a0: un tableau affiche au plus 500 lignes.',
        list: 'Rapports|*Explorer|Admin',
        head: 'Vide',
      },
      split: {
        title: 'Placez la date dans les lignes',
        text: 'Ajoutez la dimension *Date*, déposez-la sur *Lignes* et affichez 500 lignes. Pour un historique plus long, prenez plutôt *Semaine ISO de l’année ISO*.',
        bar: 'Technique|Lignes|Valeurs',
        menu: 'Canal|*Date|Pays',
        sub: '',
      },
      columns: {
        title: 'Ajoutez les valeurs',
        text: '*Sessions*, *Événements clés* et *Revenu total* suffisent.',
        names: 'Date|Sessions|Évén.|Revenu',
      },
      download: {
        title: 'Exportez en .csv',
        text: 'La flèche en haut à droite, puis *CSV*. Déposez ensuite le fichier ici.',
        button: 'Exporter',
        menu: 'Sheets|*CSV|PDF',
      },
    },
    linkedin: {
      place: {
        title: 'Ouvrez Campaign Manager et choisissez la période',
        text: 'Choisissez le compte et deux ans ou plus, jusqu’à hier.',
        list: 'Ressources|*Publicité|Analyse',
        head: 'Campagnes',
      },
      split: {
        title: 'Exportez par jour',
        text: '*Exporter*, puis le rapport sur les performances des campagnes. Choisissez une *répartition* par *jour*\u00a0: sinon, chaque campagne n’a qu’une ligne.',
        bar: 'Colonnes|Répartition|Exporter',
        menu: 'Total|*Par jour|Par semaine',
        sub: '',
      },
      columns: {
        title: 'Vérifiez les colonnes',
        text: '*Total dépensé*, *Clics*, *Conversions* et *Valeur de conversion totale* suffisent.',
        names: 'Date|Dépensé|Clics|Conv.',
      },
      download: {
        title: 'Téléchargez le fichier',
        text: 'Le .csv est lu tel quel, avec les lignes au-dessus du tableau. Déposez ensuite le fichier ici.',
        button: 'Exporter',
        menu: '*.csv',
      },
    },
    tiktok: {
      place: {
        title: 'Ouvrez les rapports et créez-en un',
        text: 'Dans TikTok Ads Manager\u00a0: *Rapports*, puis *Rapport personnalisé*. Choisissez la plus longue période possible, jusqu’à hier.',
        list: 'Campagne|*Rapports|Ressources',
        head: 'Personnalisé',
      },
      split: {
        title: 'Ajoutez le jour comme dimension',
        text: 'Sous *Dimensions*, ajoutez le *jour*. Sans lui, le fichier a une ligne par campagne.',
        bar: 'Dimensions|Temps|Statistiques',
        menu: 'Campagne|*Par jour|Par semaine',
        sub: '',
      },
      columns: {
        title: 'Vérifiez les statistiques',
        text: '*Coût*, *Clics (destination)* et *Conversions* suffisent.',
        names: 'Jour|Coût|Clics|Conv.',
      },
      download: {
        title: 'Exportez en .csv ou .xlsx',
        text: 'Les deux sont lus\u00a0; la ligne de totaux à la fin est écartée. Déposez ensuite le fichier ici.',
        button: 'Exporter',
        menu: '*.csv|.xlsx',
      },
    },
    'amazon-ads': {
      place: {
        title: 'Ouvrez les rapports et créez-en un',
        text: '*Mesure et rapports*, puis *Rapports sur les publicités sponsorisées*, puis *Créer un rapport*. Choisissez le type *Campagne*.',
        list: 'Campagnes|*Rapports|Analyses',
        head: 'Créer',
      },
      split: {
        title: 'Choisissez le jour comme unité de temps',
        text: 'Elle est d’abord sur *Résumé*. Choisissez la plus longue période possible.',
        bar: 'Catégorie|Unité|Période',
        menu: 'Résumé|*Par jour',
        sub: '',
      },
      columns: {
        title: 'Lancez le rapport',
        text: '*Dépenses*, *Clics*, *Commandes* et *Ventes* en font déjà partie.',
        names: 'Date|Dépenses|Clics|Comm.',
      },
      download: {
        title: 'Téléchargez le fichier',
        text: 'Il est prêt après quelques minutes, en .csv ou .xlsx. Déposez ensuite le fichier ici.',
        button: 'Télécharger',
        menu: '*.xlsx|.csv',
      },
    },
    'search-console': {
      place: {
        title: 'Ouvrez le rapport sur les performances et choisissez la période',
        text: '*Performances*, puis *Résultats de recherche*. On ne peut pas dépasser les 16 derniers mois.',
        list: 'Aperçu|*Performances|Indexation',
        head: 'Résultats',
      },
      split: {
        title: 'N’appliquez aucun filtre',
        text: 'Chaque filtre écarte des requêtes. Les jours ne se règlent pas\u00a0: ils figurent dans chaque export.',
        bar: 'Type|Date|Nouveau',
        menu: 'Requêtes|Pages|*Dates',
        sub: '',
      },
      columns: {
        title: 'Clics et impressions suffisent',
        text: 'Le taux de clics et la position sont de toute façon écartés.',
        names: 'Date|Clics|Impr.|CTR',
      },
      download: {
        title: 'Exportez en .xlsx',
        text: '*Exporter*, puis *Télécharger au format Excel*\u00a0: nous trouvons la feuille des dates. Dans le .zip de fichiers CSV, prenez celui des dates.',
        button: 'Exporter',
        menu: 'Sheets|*Excel|CSV',
      },
    },
  },
};
