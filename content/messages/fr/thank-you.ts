import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { thankYou as english } from '../en/thank-you.ts';

const f = figures('fr');

export const thankYou: typeof english = {
  meta: {
    title: `Merci · ${settings.brand}`,
    description: `Nous avons bien reçu votre candidature. Si votre profil correspond, suivront un appel d’onboarding de ${f.callMinutes} minutes et ${f.trialDays} jours d’essai gratuit.`,
  },
  title: 'Merci d’avoir rejoint la liste d’attente',
  lede: 'Un e-mail vient de vous être envoyé\u00a0; confirmez votre adresse s’il vous le demande. Nous lisons chaque candidature\u00a0; si votre profil correspond, l’équipe onboarding écrira à l’interlocuteur que vous avez indiqué.',
  back: 'Retour au site',
  next: {
    label: 'Et ensuite\u00a0?',
    applied: 'Candidature envoyée',
    read: { name: 'Nous la lisons', text: 'Une personne lit chaque candidature' },
    call: { name: 'Appel d’onboarding', text: `${f.callMinutes} minutes` },
    trial: { name: 'Essai gratuit', text: `${f.trialDays} jours, projets illimités` },
  },
};
