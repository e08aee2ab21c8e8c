import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { thankYou as english } from '../en/thank-you.ts';

const f = figures('fr');

export const thankYou: typeof english = {
  meta: {
    title: `Merci · ${settings.brand}`,
    description: `Votre candidature est arrivée. Quelqu’un la lit\u00a0; si elle convient, suivent un appel de démarrage de ${f.callMinutes} minutes et ${f.trialDays} jours d’essai gratuit.`,
  },
  title: 'Merci d’avoir rejoint la liste d’attente',
  lede: 'Une confirmation arrive dans votre boîte de réception. Nous lisons chaque candidature\u00a0; si la vôtre convient, l’équipe de démarrage écrit à l’interlocuteur que vous avez indiqué.',
  back: 'Retour au site',
  next: {
    label: 'Et ensuite',
    applied: 'Candidature envoyée',
    read: { name: 'Nous la lisons', text: 'Une personne lit chaque candidature' },
    call: { name: 'Appel de démarrage', text: `${f.callMinutes} minutes` },
    trial: { name: 'Essai gratuit', text: `${f.trialDays} jours, projets illimités` },
  },
};
