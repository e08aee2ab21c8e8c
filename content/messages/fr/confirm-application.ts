import { settings } from '../../settings.ts';
import type { confirmApplication as english } from '../en/confirm-application.ts';

export const confirmApplication: typeof english = {
  meta: {
    title: `Confirmer la candidature · ${settings.brand}`,
    description:
      'Confirmez que l’adresse est la vôtre, et l’équipe onboarding lira votre candidature à la liste d’attente. D’ici là, elle ne va pas plus loin.',
  },
  title: 'Cette adresse est-elle la vôtre\u00a0?',
  lede: 'Vous avez demandé à rejoindre la liste d’attente. Confirmez que l’adresse est bien la vôtre, et nous lirons votre candidature.',
  action: 'Confirmer la candidature',
  note: 'Rien ne se passe tant que vous n’avez pas cliqué sur le bouton. Si la demande ne vient pas de vous, fermez cette page\u00a0: la candidature n’ira pas plus loin.',
};
