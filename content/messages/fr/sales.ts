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
  lede: 'Interrogez-nous sur l’accès, les formules pour grandes équipes ou la prévision d’un marché où vous vous lancez. Quelqu’un qui connaît le produit vous répond.',
  prepare: {
    title: 'À avoir sous la main',
    terms: [
      {
        term: 'Budget',
        text: 'ce que vos clients investissent en média un mois ordinaire, toutes plateformes confondues',
      },
      { term: 'Marchés', text: 'les pays où vous diffusez, et le prochain' },
      { term: 'Outils', text: 'ceux de votre reporting actuel' },
    ],
  },
  talk: {
    title: 'Plutôt de vive voix\u00a0?',
    book: { link: `Réservez ${f.callMinutes} minutes`, after: ' avec nous.' },
    call: 'Appelez le ',
    write: 'Écrivez à ',
    end: '.',
  },
  panel: 'Ce qu’il faut envoyer',
  fields: {
    fullName: 'Prénom et nom',
    email: 'E-mail professionnel',
    jobTitle: 'Fonction',
    companySize: 'Taille de l’entreprise',
    phone: 'Téléphone',
    comments: 'Commentaires',
  },
  hints: {
    companySize: 'Nombre de personnes',
    phone: 'Avec l’indicatif du pays',
  },
  mail: {
    intro:
      'Vous nous joignez par e-mail. Le bouton ouvre un message qui reprend toutes les questions ci-dessous.',
    subject: 'Question à l’équipe commerciale',
    action: 'Contacter l’équipe',
    optional: 'Facultatif',
    line: (label) => `${label}\u00a0:`,
    noProgram: 'Pas de messagerie sur cet appareil\u00a0?',
    copy: 'Copiez les questions et envoyez vos réponses à',
  },
  use: 'Ces informations servent à vous répondre, et à rien d’autre.',
};
