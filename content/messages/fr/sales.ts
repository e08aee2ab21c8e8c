import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { sales as english } from '../en/sales.ts';

const f = figures('fr');
const { brand } = settings;

export const sales: typeof english = {
  meta: {
    title: `Contactez notre équipe commerciale · ${brand}`,
    description: `Accès, formules pour grandes équipes, prévision pour un nouveau marché\u00a0: l’équipe commerciale ${brand} vous répond par e-mail, par téléphone ou en rendez-vous.`,
  },
  title: 'Contactez notre équipe commerciale',
  lede: 'Interrogez-nous sur l’accès, les formules pour grandes équipes ou la prévision d’un marché où vous vous lancez. Quelqu’un qui connaît le produit vous répondra.',
  prepare: {
    title: 'À avoir sous la main',
    terms: [
      {
        term: 'Budget',
        text: 'ce que vos clients investissent en média sur un mois type, toutes plateformes confondues',
      },
      { term: 'Marchés', text: 'les pays où vous diffusez, et le prochain' },
      { term: 'Outils', text: 'ceux de votre reporting actuel' },
    ],
  },
  talk: {
    title: 'Nous joindre autrement',
    book: { link: `Réservez un appel de ${f.callMinutes} minutes`, after: ' avec nous.' },
    call: 'Appelez le ',
    write: 'Écrivez à ',
    end: '.',
  },
  ways: {
    label: 'Comment souhaitez-vous nous joindre\u00a0?',
    write: 'Écrire',
    writeHint: 'Réponse par e-\u2060mail.',
    talk: 'Parler',
    talkHint: `${f.callMinutes}\u00a0minutes, au moment de votre choix.`,
  },
  formLabel: 'Question à l’équipe commerciale',
  fields: {
    fullName: 'Prénom et nom',
    email: 'E-\u2060mail professionnel',
    jobTitle: 'Fonction',
    companySize: 'Taille de l’entreprise',
    phoneCountry: 'Indicatif du pays',
    phone: 'Téléphone',
    comments: 'Commentaires',
  },
  required: {
    fullName: 'Indiquez votre prénom et votre nom.',
    email: 'Indiquez votre e-\u2060mail professionnel.',
    jobTitle: 'Indiquez votre fonction.',
    companySize: 'Choisissez la taille de votre entreprise.',
    phone: 'Indiquez votre numéro de téléphone.',
  },
  hints: {
    companySize: 'Nombre de salariés',
    phone: 'Pour un numéro d’un autre pays, commencez par + et son indicatif.',
  },
  placeholders: { companySize: 'Choisissez une option' },
  submit: 'Contacter l’équipe',
  slots: {
    title: 'Parlez-nous de vive voix',
    next: 'Prochain créneau libre\u00a0: {day}, {time}',
    until: 'jusqu’à {end}',
    soon: ['aujourd’hui', 'demain', 'après-demain'],
    later: 'dans {n} jours',
    none: 'Pas d’appel, juste la question',
    all: 'Voir tous les créneaux libres',
    submitAndBook: 'Envoyer et réserver\u00a0: {when}',
    book: 'Réserver\u00a0: {when}',
    finish: 'Terminer sans appel',
    kept: 'Nous avons bien reçu votre question. L’appel n’est pas encore réservé\u00a0: choisissez un autre créneau ou terminez sans appel.',
  },
  use: 'Une personne de l’équipe commerciale vous lira et vous répondra par e-\u2060mail, ou vous appellera si c’est plus rapide. Ces informations ne servent à rien d’autre.',
  sent: {
    title: 'Merci. Notre équipe commerciale a bien reçu votre question.',
    steps: [
      'Une confirmation vient d’être envoyée à votre adresse professionnelle.',
      'Quelqu’un qui connaît le produit lira ce que vous avez écrit.',
      'Vous recevrez une réponse par e-\u2060mail, ou un appel si c’est plus rapide.',
    ],
    book: `Réserver un appel de ${f.callMinutes}\u00a0minutes`,
    again: 'Poser une autre question',
  },
};
