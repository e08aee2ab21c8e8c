import { settings } from '../../settings.ts';

export const job = {
  meta: { title: (role: string) => `${role} · Careers · ${settings.brand}` },
  applyNow: 'Apply Now',
  facts: {
    mode: 'Mode',
    category: 'Category',
    experience: 'Experience',
  },
  modes: { 'on-site': 'On-Site', home: 'Work From Home', hybrid: 'Hybrid' },
  categories: {
    'business-management': 'Business management',
    'customer-success': 'Customer success',
  },
  experience: { '2-4': '2–4 years', '5+': '5+ years' },
  employment: { 'full-time': 'Full-time' },
  pay: (range: string) => `${range} a year`,
  until: (lastDay: string) => `Apply by ${lastDay}`,
  posted: (day: string) => `Posted on ${day}`,
  day: {
    title: 'The working day',
    clock: (v: { city: string; hours: string }) => `${v.city} time. We assume ${v.hours} in both places.`,
    role: 'The role',
    you: 'You',
    shared: { one: '{n} hour shared', many: '{n} hours shared', none: 'No hours shared' },
  },
  /** The hours of a role that are also the visitor’s. `{from}` and `{to}` are times, `{hours}` a working day. */
  sharedDay: {
    hours: {
      one: '{n} hour shared with your day, {from}–{to}',
      many: '{n} hours shared with your day, {from}–{to}',
      none: 'No hours shared with your day',
    },
    note: 'In your time zone, {zone}. We assume a working day of {hours} in both places.',
  },
  form: {
    label: 'Application form',
    fields: {
      fullName: 'Full name',
      email: 'Email',
      coverLetter: 'Cover letter',
      resume: 'Resume',
    },
    /** Beside a field that was left empty. */
    required: {
      fullName: 'Please enter your full name.',
      email: 'Please enter your email address.',
      coverLetter: 'Please write your cover letter.',
    },
    resumeHint: (megabytes: string) => `PDF, DOCX or ODT, up to ${megabytes}\u00a0MB.`,
    submit: 'Send application',
    uploading: 'Uploading your resume',
    use: 'We’ll use what you send to decide on this role, and for nothing else.',
  },
  closed: {
    title: 'This position is closed.',
    text: 'We no longer take applications for it. The text stays here for those who applied.',
    rail: 'Applications are closed.',
  },
  applied: {
    title: 'We’ve received your application.',
    text: 'A confirmation is on its way to your inbox. A person will read your application, and you’ll get an answer either way.',
    more: 'See all open roles',
  },
};

declare module '../messages.ts' {
  interface Messages {
    job: typeof job;
  }
}
