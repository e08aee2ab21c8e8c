import type { forecastShare as english } from '../en/forecast-share.ts';

export const forecastShare: typeof english = {
  title: 'Une carte qui vérifie au lieu de promettre',
  close: 'Fermer',
  card: 'Carte à partager',
  drawn: {
    off: 'Le {day}, notre écart aurait été de {share}.',
    exact: 'Le {day}, nous aurions visé juste.',
    over: '{metric} sur {weeks} semaines',
    covers: '{over}, jusqu’au {day}.',
    known: 'Prévision fondée sur ce qui était connu le {day}.',
    leftOut: 'Écartées\u00a0: {weeks}.',
    counts: ['quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze', 'treize'],
  },
  date: {
    label: 'Ligne Aujourd’hui sur la carte',
    option: '{day} ({weeks} semaines depuis)',
    hint: 'Uniquement des dates suivies d’au moins quatre semaines mesurées.',
  },
  name: {
    label: 'Nom du compte',
    text: 'Désactivé\u00a0: la carte indique «\u00a0{line}\u00a0». Activé\u00a0: saisissez le nom à afficher.',
    field: 'Nom sur la carte',
    sample: 'La carte indique qu’il s’agit d’un compte fictif.',
  },
  numbers: {
    label: 'Chiffres',
    text: 'Désactivé\u00a0: la courbe et l’écart de {share} restent, les montants et les quantités disparaissent.',
    zero: 'Le total de ces semaines est nul\u00a0: aucun pourcentage ne peut le remplacer.',
  },
  outside: {
    label: 'Semaines hors de la fourchette',
    text: 'Toujours comptées. Cette option ajoute seulement leurs dates.',
  },
  download: 'Télécharger le PNG, 1200 × 630',
  copy: 'Copier l’image',
  copied: 'Copié',
  notCopied: 'Ce navigateur ne copie pas les images. Téléchargez-la plutôt.',
  local: 'Dessinée dans ce navigateur. Rien n’est envoyé\u00a0; l’image ne contient aucune donnée cachée.',
  pending: 'Calcul de la prévision à cette date…',
  unknown:
    'Le {day}, on en savait trop peu sur cet indicateur pour une prévision. Choisissez une date plus récente.',
  none: 'Une carte demande {min} semaines pour la prévision, puis au moins quatre semaines mesurées. Les semaines écartées ne comptent pas. Ce compte ne les a pas encore.',
};
