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
  write: 'Write the mail',
};
