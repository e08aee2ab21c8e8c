import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { waitlist as english } from '../en/waitlist.ts';

const f = figures('fr');
const { brand } = settings;

export const waitlist: typeof english = {
  meta: {
    title: `Rejoindre la liste d’attente · ${brand}`,
    description: `${brand} s’ouvre sur demande aux agences qui gèrent au moins ${f.minSpend} par mois. Qui peut entrer, ce qu’il faut nous envoyer et ce qui suit votre candidature.`,
  },
  title: `${brand} n’est pas pour tout le monde.`,
  lede: 'Notre outil s’adresse aux agences déjà performantes qui veulent voir plus loin. Dites-nous comment vous travaillez\u00a0; nous lisons chaque candidature.',
  who: {
    title: 'Qui peut entrer',
    terms: [
      {
        term: `Au moins ${f.minSpendShort}`,
        text: 'de budget publicitaire mensuel, sur des plateformes comme Google Ads, Bing ou SA360',
      },
      {
        term: 'Des agences',
        text: 'qui gèrent le SEA de leurs clients, de la petite structure au grand réseau',
      },
      { term: 'Une personne', text: 'qui répond du compte auprès de nous et décroche le téléphone' },
    ],
  },
  next: {
    title: 'Et ensuite',
    steps: [
      'Vous envoyez votre candidature. Comptez environ quatre minutes.',
      'Si elle convient, l’équipe de démarrage écrit à l’interlocuteur que vous avez indiqué.',
      `Un appel de démarrage de ${f.callMinutes} minutes, puis vos ${f.trialDays} jours d’essai commencent.`,
    ],
  },
  groups: { you: 'Vous', agency: 'Votre agence', media: 'Votre activité média' },
  fields: {
    fullName: 'Prénom et nom',
    email: 'E-mail professionnel',
    location: 'Lieu',
    agencyName: 'Nom de l’agence',
    companyWebsite: 'Site web de l’entreprise',
    linkedInPage: 'Page LinkedIn',
    monthlyAdSpend: 'Budget publicitaire mensuel',
    reportingTools: 'Vos outils de reporting actuels',
    pointOfContact: 'E-mail du contact principal',
    additionalInfo: 'Autre chose à nous dire',
  },
  hints: {
    location: 'Ville et pays',
    monthlyAdSpend: 'Toutes plateformes, tous clients, un mois ordinaire.',
    reportingTools: 'Par exemple Looker Studio, SA360',
    pointOfContact: 'La personne à qui nous écrivons si c’est oui.',
  },
  mail: {
    intro:
      'Vous candidatez par e-mail. Le bouton ouvre un message qui reprend toutes les questions ci-dessous.',
    subject: 'Candidature à la liste d’attente',
    action: 'Rejoindre la liste d’attente',
    optional: 'Facultatif',
    line: (label) => `${label}\u00a0:`,
    noProgram: 'Pas de messagerie sur cet appareil\u00a0?',
    copy: 'Copiez les questions et envoyez vos réponses à',
  },
  accept: { before: 'En envoyant votre candidature, vous acceptez les ', between: ' et la ', after: '.' },
};
