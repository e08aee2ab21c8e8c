import { settings } from '../../settings.ts';
import type { comingSoon as english } from '../en/coming-soon.ts';

export const comingSoon: typeof english = {
  meta: {
    title: `Bientôt disponible\u00a0: le Créateur d’annonces · ${settings.brand}`,
    description: `Le Créateur d’annonces est le prochain au calendrier ${settings.brand}. Laissez un e-mail professionnel, rejoignez la liste d’attente et découvrez-le parmi les premiers.`,
  },
  title: 'Bientôt disponible',
  lede: 'Le Créateur d’annonces se dessine en ce moment même sur le calendrier. Laissez votre e-mail professionnel\u00a0: il vous suit jusqu’à la liste d’attente.',
  form: {
    email: 'E-mail professionnel',
    placeholder: 'vous@agence.example',
    join: 'Rejoindre la liste d’attente',
    invalid: 'Indiquez une adresse e-mail professionnelle valide.',
  },
};
