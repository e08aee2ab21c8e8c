import { settings } from '../../settings.ts';
import type { job as english } from '../en/job.ts';

export const job: typeof english = {
  meta: { title: (role) => `${role} · Carrières · ${settings.brand}` },
  applyNow: 'Postuler',
  glance: 'Le poste en bref',
  facts: {
    location: 'Lieu',
    mode: 'Mode de travail',
    category: 'Domaine',
    experience: 'Expérience',
    posted: 'Publiée le',
    validThrough: 'Ouverte jusqu’au',
  },
  modes: { 'on-site': 'Sur site', home: 'Télétravail', hybrid: 'Hybride' },
  categories: {
    'business-management': 'Gestion commerciale',
    'customer-success': 'Customer success',
  },
  experience: { '2-4': '2–4\u00a0ans', '5+': '5\u00a0ans et plus' },
  day: {
    title: 'Vos horaires (UTC)',
    note: '09:00–17:00, heure locale',
  },
  form: {
    label: 'Formulaire de candidature',
    fields: {
      fullName: 'Prénom et nom',
      email: 'Adresse e-mail',
      coverLetter: 'Lettre de motivation',
      resume: 'CV',
    },
    resumeHint: (megabytes) => `PDF, DOCX ou ODT, ${megabytes}\u00a0Mo au plus.`,
    submit: 'Envoyer la candidature',
    uploading: 'Envoi du CV',
    use: 'Ce que vous envoyez nous sert à décider pour ce poste, et à rien d’autre.',
  },
  closed: {
    title: (lastDay: string) => `Cette offre était ouverte jusqu’au ${lastDay}.`,
    text: 'Nous n’acceptons plus de candidatures. Le texte reste en ligne pour celles et ceux qui ont postulé.',
  },
  applied: {
    title: 'Nous avons bien reçu votre candidature.',
    text: 'Une confirmation vient de vous être envoyée. Chaque candidature est lue par une personne et reçoit une réponse.',
    more: 'Voir tous les postes ouverts',
  },
};
