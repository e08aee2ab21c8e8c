import { settings } from '../../settings.ts';
import type { job as english } from '../en/job.ts';

export const job: typeof english = {
  meta: { title: (role) => `${role} · Carrières · ${settings.brand}` },
  applyNow: 'Postuler',
  facts: {
    mode: 'Mode de travail',
    category: 'Domaine',
    experience: 'Expérience',
  },
  modes: { 'on-site': 'Sur site', home: 'Télétravail', hybrid: 'Hybride' },
  categories: {
    'business-management': 'Gestion commerciale',
    'customer-success': 'Customer success',
  },
  experience: { '2-4': '2–4\u00a0ans', '5+': '5\u00a0ans et plus' },
  employment: { 'full-time': 'Temps plein' },
  pay: (range) => `${range} par an`,
  until: (lastDay) => `Candidatures jusqu’au ${lastDay}`,
  posted: (day) => `Publiée le ${day}`,
  day: {
    title: 'La journée de travail',
    clock: (v) => `Heure de ${v.city}, pour une journée de travail de ${v.hours} ici comme là-bas.`,
    role: 'Le poste',
    you: 'Vous',
    shared: { one: '{n} heure commune', many: '{n} heures communes', none: 'Aucune heure commune' },
  },
  sharedDay: {
    hours: {
      one: '{n} heure commune avec votre journée, {from}–{to}',
      many: '{n} heures communes avec votre journée, {from}–{to}',
      none: 'Aucune heure commune avec votre journée',
    },
    note: 'Dans votre fuseau horaire, {zone}, pour une journée de travail de {hours} ici comme là-bas.',
  },
  form: {
    label: 'Formulaire de candidature',
    fields: {
      fullName: 'Prénom et nom',
      email: 'E-\u2060mail',
      coverLetter: 'Lettre de motivation',
      resume: 'CV',
    },
    required: {
      fullName: 'Indiquez votre prénom et votre nom.',
      email: 'Indiquez votre adresse e-\u2060mail.',
      coverLetter: 'Écrivez votre lettre de motivation.',
    },
    resumeHint: (megabytes) => `PDF, DOCX ou ODT, ${megabytes}\u00a0Mo au plus.`,
    submit: 'Envoyer la candidature',
    uploading: 'Envoi du CV',
    use: 'Ce que vous envoyez nous sert à décider pour ce poste, et à rien d’autre.',
  },
  closed: {
    title: 'Cette offre n’est plus ouverte.',
    text: 'Nous n’acceptons plus de candidatures. Le texte reste en ligne pour celles et ceux qui ont postulé.',
    rail: 'Les candidatures sont closes.',
  },
  applied: {
    title: 'Nous avons bien reçu votre candidature.',
    text: 'Une confirmation vient de vous être envoyée. Chaque candidature est lue par une personne et reçoit une réponse.',
    more: 'Voir tous les postes ouverts',
  },
};
