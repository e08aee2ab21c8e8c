import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { schedule as english } from '../en/schedule.ts';

const f = figures('fr');
const { brand } = settings;

export const schedule: typeof english = {
  meta: {
    title: `Prendre rendez-vous · ${brand}`,
    description: `Un appel de ${f.callMinutes} minutes avec quelqu’un qui connaît ${brand}\u00a0: voyez les créneaux libres dans votre fuseau, réservez et recevez l’invitation par e-mail.`,
  },
  title: 'Prendre rendez-vous',
  lede: `Un appel de ${f.callMinutes} minutes avec quelqu’un qui connaît le produit. Choisissez un jour et une heure\u00a0; nous vous envoyons l’invitation.`,
  calendar: {
    previous: 'Mois précédent',
    next: 'Mois suivant',
    week: 'Semaine',
    allWeeks: 'Afficher toutes les semaines',
    today: 'Aujourd’hui',
    todayShort: 'Auj.',
    bookedShort: 'Complet',
    booked: 'Complet',
    closedShort: 'Fermé',
    closed: 'Fermé',
    unavailable: 'Complet ou fermé',
    free: 'Créneau libre',
    taken: 'Créneau pris',
    past: 'Passé',
    later: 'Pas encore réservable',
    count: 'Créneaux libres\u00a0: {free} sur {all}',
    failed: 'Les créneaux libres n’ont pas pu être chargés.',
    retry: 'Réessayer',
  },
  warning: {
    title: 'Attention\u00a0!',
    text: 'Cette date est complète. Choisissez une autre date disponible.',
    closed: 'Nous sommes fermés le {day}.',
    nextOpen: 'Le prochain jour ouvert est le {day}.',
    dismiss: 'Fermer',
  },
  formLabel: 'Rendez-vous',
  choice: {
    selectDay: 'Choisissez un jour',
    thenTime: 'Puis un créneau.',
    selectTime: 'Choisissez maintenant un créneau',
  },
  fields: { day: 'Jour', time: 'Heure', timeZone: 'Fuseau horaire', name: 'Nom', email: 'E-\u2060mail' },
  required: {
    name: 'Indiquez votre nom.',
    email: 'Indiquez votre adresse e-\u2060mail.',
    offset: 'Choisissez votre fuseau horaire.',
  },
  hints: {
    day: 'Jusqu’à {horizon} jours à l’avance. Les {closed} de chaque mois sont complets.',
    otherClock:
      'Seuls les fuseaux à un nombre entier d’heures de GMT sont proposés. Le vôtre est {zone}\u00a0: {here} ici correspond à {there} chez vous.',
  },
  timeZones: {
    choose: 'Choisissez votre fuseau',
    yours: '{zone} (le vôtre)',
    nearest: '{zone} (le plus proche du vôtre)',
  },
  taken: 'pris',
  past: 'passé',
  submit: 'Envoyer',
  use: 'Ces informations servent à organiser le rendez-vous, et à rien d’autre.',
  facts: {
    length: 'Durée',
    clock: 'Fuseau horaire',
    yourTimeZone: (v) => `Le vôtre, ou n’importe lequel de ${v.first} à ${v.last}`,
    days: 'Jours',
    closed: (days) => `Ceux que le calendrier indique libres\u00a0; les ${days} de chaque mois sont complets`,
    answer: 'Invitation',
    invitation:
      'Vous la recevez aussitôt\u00a0; si le créneau vient d’être pris, nous vous montrons ceux qui restent ce jour-là',
    change: 'Un imprévu',
    link: 'Le lien privé de l’invitation permet de déplacer ou d’annuler le rendez-vous',
  },
  move: {
    meta: {
      title: `Déplacer votre rendez-vous · ${brand}`,
      description: `Choisissez un autre jour et une autre heure pour votre appel avec ${brand}. D’ici là, l’ancien créneau reste le vôtre.`,
    },
    title: 'Déplacer votre rendez-vous',
    lede: 'Ouvrez cette page avec le lien de votre invitation, puis choisissez un autre jour et une autre heure.',
    current: 'Créneau actuel',
    currentShort: 'Actuel',
  },
  meeting: {
    meta: {
      title: `Votre rendez-vous · ${brand}`,
      description: `Votre appel avec ${brand}\u00a0: l’heure chez vous et en UTC, le fichier pour votre agenda et le moyen de le déplacer ou de l’annuler.`,
    },
    title: 'Votre rendez-vous',
    lede: 'Ouvrez cette page avec le lien de votre invitation pour voir, déplacer ou annuler le rendez-vous.',
    download: 'Télécharger le .ics',
    addTo: 'Ajouter à l’agenda',
    move: 'Déplacer',
    ask: 'Annuler',
    cancel: 'Annuler le rendez-vous',
    keep: 'Le garder',
    again: 'Réserver un autre créneau',
    yourTime: 'Heure chez vous',
    before: {
      title: 'Avant',
      forecast: {
        before: 'Apportez une prévision de l’un de vos comptes\u00a0: ',
        link: 'faites-la ici',
        after: '. Elle ne quitte pas votre navigateur.',
      },
      reminders: 'Nous vous envoyons un rappel par e-\u2060mail la veille et une heure avant.',
      lastReminder: 'Nous vous envoyons un rappel par e-\u2060mail une heure avant.',
    },
    call: {
      title: 'Pendant l’appel',
      text: `${f.callMinutes} minutes pour vos questions, avec quelqu’un qui connaît le produit.`,
      noLink: 'Pas de lien dans votre boîte de réception\u00a0?',
    },
    after: {
      title: 'Après',
      access: 'L’accès commence par une candidature\u00a0: ',
      questions: 'Encore des questions\u00a0? Écrivez à ',
    },
    findLink: 'Cherchez cet e-\u2060mail\u00a0: le lien entouré ouvre votre rendez-vous.',
  },
};
