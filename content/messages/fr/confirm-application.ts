import { settings } from '../../settings.ts';
import type { confirmApplication as english } from '../en/confirm-application.ts';

export const confirmApplication: typeof english = {
  meta: {
    title: `Confirmer la candidature · ${settings.brand}`,
    description:
      'Confirmez l’adresse avec laquelle vous avez postulé et l’équipe de démarrage commence à lire votre candidature. D’ici là, elle reste en attente.',
  },
  title: 'Cette adresse est-elle la vôtre\u00a0?',
  lede: 'Vous avez postulé à la liste d’attente. Confirmez que l’adresse est bien la vôtre et nous commençons à lire.',
  action: 'Confirmer la candidature',
  note: 'Rien ne se passe tant que vous n’avez pas appuyé sur le bouton. Si ce n’est pas vous qui avez postulé, fermez cette page\u00a0: la candidature n’ira pas plus loin.',
};
