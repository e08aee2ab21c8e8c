import { settings } from '../../settings.ts';
import type { comingSoon as english } from '../en/coming-soon.ts';

export const comingSoon: typeof english = {
  meta: {
    title: `Bientôt disponible\u00a0: le Créateur d’annonces · ${settings.brand}`,
    description: `Le Créateur d’annonces est la prochaine nouveauté ${settings.brand}. Laissez un e-mail professionnel, rejoignez la liste d’attente et découvrez-le parmi les premiers.`,
  },
  title: 'Bientôt disponible',
  lede: 'Le Créateur d’annonces est notre prochaine nouveauté. Laissez votre e-\u2060mail professionnel\u00a0: il sera repris dans le formulaire de la liste d’attente.',
  form: {
    email: 'E-\u2060mail professionnel',
    placeholder: 'vous@agence.example',
    join: 'Rejoindre la liste d’attente',
    invalid: 'Indiquez une adresse e-\u2060mail professionnelle valide.',
  },
};
