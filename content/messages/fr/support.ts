import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { support as english } from '../en/support.ts';

const f = figures('fr');
const { brand } = settings;

export const support: typeof english = {
  meta: {
    title: `Assistance · ${brand}`,
    description: `Quelque chose ne fonctionne pas, ou vous avez un doute\u00a0? Écrivez au service client ${brand}. Une personne lit chaque message et répond à l’adresse laissée.`,
  },
  title: 'Comment pouvons-nous vous aider\u00a0?',
  lede: 'Quelque chose ne fonctionne pas, ou vous avez un doute\u00a0? Écrivez au service client. Une personne lit chaque message.',
  day: {
    text: (slots) =>
      `Un appel dure ${f.callMinutes}\u00a0minutes et commence à ${slots.replace(/:00/g, '\u00a0h').replace(/:/g, '\u00a0h\u00a0')}, à votre heure. Le calendrier montre les jours libres.`,
  },
  next: {
    title: 'Et ensuite\u00a0?',
    steps: [
      'Votre message arrive directement au service client, à toute heure.',
      'Si vous avez laissé une adresse e-\u2060mail, vous recevez aussitôt une confirmation.',
      'Une personne lit votre message et répond à cette adresse. Sans adresse, nous ne pouvons pas vous répondre.',
    ],
  },
  ways: {
    label: 'Comment souhaitez-vous nous joindre\u00a0?',
    write: 'Écrire',
    writeHint: 'À toute heure. Une personne lit chaque message.',
    talk: 'Parler',
    talkHint: `${f.callMinutes}\u00a0minutes, au moment de votre choix.`,
  },
  formLabel: 'Message au service client',
  fields: {
    name: 'Nom',
    email: 'E-\u2060mail',
    businessType: 'Vous êtes',
    supportType: 'Sujet',
    message: 'Message',
  },
  required: {
    name: 'Indiquez votre nom.',
    message: 'Écrivez votre message.',
  },
  hints: { email: 'Sans adresse, pas de réponse possible.' },
  businessTypes: { individual: 'Particulier', agency: 'Agence' },
  supportTypes: {
    'tech-support': 'Technique',
    'communication-support': 'Question sur un e-\u2060mail ou un appel',
    other: 'Autre',
  },
  submit: 'Envoyer',
  use: 'Ces informations servent à vous répondre, et à rien d’autre.',
  sent: {
    title: 'Merci. Nous avons bien reçu votre message.',
    again: 'Écrire un autre message',
  },
};
