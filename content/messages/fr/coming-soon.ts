import { settings } from '../../settings.ts';
import type { comingSoon as english } from '../en/coming-soon.ts';

export const comingSoon: typeof english = {
  meta: {
    title: `Bientôt disponible\u00a0: le Créateur d’annonces · ${settings.brand}`,
    description: `Le Créateur d’annonces transformera les mots-clés de votre plan en projets d’annonces à valider. Rejoignez la liste d’attente ${settings.brand} pour le voir en premier.`,
  },
  title: 'Bientôt disponible',
  lede: 'Le Créateur d’annonces transformera les mots-clés et les pages de destination du plan en projets d’annonces à valider. Laissez votre e-\u2060mail professionnel\u00a0: il sera repris dans le formulaire de la liste d’attente.',
  form: {
    email: 'E-\u2060mail professionnel',
    placeholder: 'vous@agence.example',
    join: 'Rejoindre la liste d’attente',
    invalid: 'Indiquez une adresse e-\u2060mail professionnelle valide.',
  },
};
