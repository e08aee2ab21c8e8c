import { settings } from '../../settings.ts';
import type { imprint as english } from '../en/imprint.ts';

const { brand } = settings;

export const imprint: typeof english = {
  meta: {
    title: `Mentions légales · ${brand}`,
    description: `Qui est responsable du site ${brand}, où la société est immatriculée et comment la joindre\u00a0: par e-mail, par téléphone ou par formulaire.`,
  },
  title: 'Mentions légales',
  lede: 'Qui est responsable de ce site et comment nous joindre. Mentions exigées par la loi pour la confiance dans l’économie numérique (LCEN).',
  company: { term: 'Éditeur du site', gap: 'Forme juridique et capital social' },
  rows: {
    address: { term: 'Siège social', gap: 'Numéro et rue, code postal et ville, pays' },
    representative: { term: 'Représentant légal', gap: 'Prénom et nom, fonction' },
    register: { term: 'Immatriculation', gap: 'Registre (RCS) et numéro' },
    vatId: { term: 'TVA intracommunautaire', gap: 'Numéro d’identification' },
    responsibleForBlog: { term: 'Directeur de la publication', gap: 'Prénom et nom, adresse' },
    host: { term: 'Hébergeur', gap: 'Nom, adresse et téléphone' },
    euRepresentative: { term: 'Représentant dans l’UE', gap: 'Nom et adresse (art.\u00a027 du RGPD)' },
  },
  groups: {
    provider: 'Qui édite ce site',
    register: 'Immatriculation et TVA',
    content: 'Contenus, hébergement et données',
  },
  gapNote: 'Les mentions surlignées sont à compléter avant la mise en ligne du site.',
  disputes: {
    term: 'Litiges',
    text: 'Nous ne participons pas aux procédures de médiation de la consommation et n’y sommes pas tenus.',
  },
  reach: 'Nous joindre',
  care: { before: 'Vous pouvez écrire au ', link: 'service client', after: ' à toute heure.' },
  data: {
    before: 'Pour toute question sur vos données, consultez la ',
    link: 'politique de confidentialité',
    after: '.',
  },
  updated: (date) => `Mise à jour\u00a0: ${date}`,
};
