import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { waitlist as english } from '../en/waitlist.ts';

const f = figures('fr');
const { brand } = settings;

export const waitlist: typeof english = {
  meta: {
    title: `Rejoindre la liste d’attente · ${brand}`,
    description: `${brand} s’ouvre sur demande aux agences qui gèrent au moins ${f.minSpend} de budget publicitaire par mois. Qui peut obtenir l’accès, que nous envoyer et la suite.`,
  },
  title: `${brand} n’est pas pour tout le monde.`,
  lede: 'L’accès et le contact avec l’équipe onboarding commencent ici, par une candidature. Notre outil s’adresse aux agences déjà performantes qui veulent voir plus loin. Dites-nous comment vous travaillez\u00a0; nous lisons chaque candidature.',
  who: {
    title: 'Qui peut obtenir l’accès',
    terms: [
      {
        term: `Au moins ${f.minSpendShort}`,
        text: `de budget publicitaire mensuel, sur des plateformes comme ${f.spendPlatforms}`,
      },
      {
        term: 'Des agences',
        text: 'qui gèrent le SEA de leurs clients, de la petite structure au grand réseau',
      },
      { term: 'Une personne', text: 'qui suit le compte avec nous et décroche le téléphone' },
    ],
  },
  next: {
    title: 'Et ensuite\u00a0?',
    now: 'Maintenant',
    apply: { name: 'Votre candidature', open: 'Dès l’envoi du formulaire.' },
    mail: {
      name: 'Aussitôt, un e-\u2060mail de notre part',
      before: 'À ',
      open: 'votre e-\u2060mail professionnel',
      after: '.',
      confirm: 'Un clic dans cet e-\u2060mail confirme votre adresse.',
    },
    answer: {
      name: 'Nous lisons chaque candidature',
      before: 'Si votre profil correspond, l’équipe onboarding vous écrira, avec ',
      open: 'votre interlocuteur',
      after: ' en copie.',
    },
    call: {
      name: `Appel d’onboarding de ${f.callMinutes} minutes`,
      text: 'Au créneau que vous choisissez.',
    },
    trial: {
      name: `${f.trialDays} jours d’essai`,
      text: 'Ils commencent après l’appel, avec un nombre de projets illimité.',
    },
  },
  formLabel: 'Candidature à la liste d’attente',
  groups: { you: 'Vous', agency: 'Votre agence', media: 'Votre activité média' },
  count: '{n} sur {all}',
  complete: 'complet',
  fields: {
    fullName: 'Prénom et nom',
    email: 'E-\u2060mail professionnel',
    location: 'Localisation',
    agencyName: 'Nom de l’agence',
    companyWebsite: 'Site web de l’entreprise',
    linkedInPage: 'Page LinkedIn',
    monthlyAdSpend: 'Budget publicitaire mensuel',
    reportingTools: 'Vos outils de reporting actuels',
    pointOfContactEmail: 'E-\u2060mail du contact principal',
    additionalInfo: 'Autre chose à nous dire',
    toolResults: 'De nos outils',
  },
  required: {
    fullName: 'Indiquez votre prénom et votre nom.',
    email: 'Indiquez votre e-\u2060mail professionnel.',
    location: 'Indiquez votre localisation. Une ville, une région ou un pays suffit.',
    agencyName: 'Indiquez le nom de votre agence.',
    companyWebsite: 'Indiquez le site web de votre entreprise.',
    linkedInPage: 'Indiquez votre page LinkedIn.',
    reportingTools: 'Citez au moins un outil de reporting. «\u00a0Aucun\u00a0» est aussi une réponse.',
    pointOfContactEmail:
      'Indiquez une adresse e-\u2060mail à mettre en copie si c’est oui. Ce peut être la vôtre.',
  },
  remove: 'Retirer',
  hints: {
    location: 'Absente de la liste\u00a0? Saisissez-la librement.',
    companyWebsite: 'Nous ajoutons https:// pour vous.',
    monthlyAdSpend: 'Toutes plateformes et tous clients confondus, sur un mois type.',
    pointOfContactEmail: 'La personne que nous mettrons en copie si c’est oui.',
    toolResults: 'Seules ces lignes sont envoyées, jamais votre fichier.',
  },
  placeholders: { location: 'Ville, région ou pays', reportingTools: 'Looker Studio, SA360' },
  suggestions: (count) =>
    `${count}\u00a0${count < 2 ? 'suggestion' : 'suggestions'}. Choisissez avec les flèches du clavier.`,
  submit: 'Rejoindre la liste d’attente',
  accept: {
    before: 'Nos ',
    between: ' s’appliquent. La ',
    after: ' explique comment nous utilisons vos données.',
  },
};
