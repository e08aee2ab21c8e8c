import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { schedule as english } from '../en/schedule.ts';

const f = figures('fr');
const { brand } = settings;

export const schedule: typeof english = {
  meta: {
    title: `Prendre rendez-vous · ${brand}`,
    description: `Appel de démarrage de ${f.callMinutes} minutes avec ${brand}\u00a0: choisissez une heure dans votre fuseau, nous envoyons l’invitation. Puis ${f.trialDays} jours d’essai gratuit.`,
  },
  title: 'Prendre rendez-vous',
  lede: `Un appel de démarrage de ${f.callMinutes} minutes, suivi de ${f.trialDays} jours d’essai gratuit. Choisissez un jour et une heure\u00a0; nous vous envoyons l’invitation.`,
  times: {
    title: 'Nos créneaux',
    note: 'Choisissez un créneau\u00a0: un message s’ouvre, l’heure déjà remplie.',
    ask: (time) => `${time}, écrire l’e-mail`,
  },
  facts: {
    length: 'Durée',
    clock: 'Heure',
    yourTimeZone: (v) => `Heure locale de votre fuseau, de ${v.first} à ${v.last}`,
    days: 'Jours',
    closed: (days) => `Tous les jours du mois sauf les ${days}, déjà complets`,
    answer: 'Notre réponse',
    invitation: 'Une invitation si le créneau est libre, sinon les créneaux libres les plus proches',
    change: 'Un imprévu',
    reply: 'Répondez à l’invitation et nous libérons le créneau',
  },
  panel: 'Ce qu’il faut envoyer',
  fields: { day: 'Jour', time: 'Heure', timeZone: 'Fuseau horaire', name: 'Nom', email: 'E-mail' },
  hints: {
    day: 'Et un second choix, si vous en avez un',
    timeZone: (v) => `De ${v.first} à ${v.last}`,
    email: 'L’adresse qui recevra l’invitation',
  },
  mail: {
    intro:
      'Vous réservez par e-mail. Le bouton ouvre un message qui reprend toutes les questions ci-dessous.',
    subject: 'Demande de rendez-vous',
    action: 'Demander un rendez-vous',
    optional: 'Facultatif',
    line: (label) => `${label}\u00a0:`,
    noProgram: 'Pas de messagerie sur cet appareil\u00a0?',
    copy: 'Copiez les questions et envoyez vos réponses à',
  },
  use: 'Ces informations servent à organiser le rendez-vous, et à rien d’autre.',
};
