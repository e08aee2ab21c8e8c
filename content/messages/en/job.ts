import { settings } from '../../settings.ts';

export const job = {
  meta: { title: (role: string) => `${role} · Careers · ${settings.brand}` },
  trail: 'Where this page stands',
  applyNow: 'Apply Now',
  glance: 'The role at a glance',
  facts: {
    location: 'Location',
    mode: 'Mode',
    category: 'Category',
    experience: 'Experience',
    posted: 'Posted',
    validThrough: 'Open until',
  },
  modes: { 'on-site': 'On-Site', home: 'Work From Home', hybrid: 'Hybrid' },
  categories: {
    'business-management': 'Business management',
    'customer-success': 'Customer success',
  },
  experience: { '2-4': '2–4 years', '5+': '5+ years' },
  day: {
    title: 'Your day on the shared clock',
    note: 'UTC, July',
    label: (v: { city: string; start: string; end: string }) =>
      `The working day in ${v.city} runs from ${v.start} to ${v.end} UTC in July.`,
  },
  form: {
    label: 'Application form',
    fields: {
      fullName: 'Full name',
      email: 'Email',
      coverLetter: 'Cover letter',
      resume: 'Resume',
    },
    resumeHint: (megabytes: string) => `PDF, DOCX or ODT, up to ${megabytes}\u00a0MB.`,
    submit: 'Send application',
    uploading: 'Uploading the resume',
    use: 'We use what you send to decide about this role, and for nothing else.',
  },
  applied: {
    title: 'Your application has arrived.',
    text: 'A confirmation is on its way to your inbox. A person reads every application, and everyone gets an answer.',
    more: 'See all open roles',
  },
};
