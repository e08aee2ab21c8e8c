import { type ImprintSettings, settings } from '../../settings.ts';

const { brand } = settings;

export const imprint = {
  meta: {
    title: `Imprint · ${brand}`,
    description: `Who is responsible for the ${brand} website, where the company is registered and how to reach it: by email, by phone or through customer care.`,
  },
  title: 'Imprint',
  lede: 'Who is responsible for this website and how to reach us. Required by section\u00a05 of Germany’s Digital Services Act (DDG) and its counterparts in France and Spain.',
  /** What is stated, and what to fill in where it is not known yet; the company's name is followed by its legal form. */
  company: { term: 'Company', gap: 'Legal form, as registered' },
  rows: {
    address: { term: 'Address', gap: 'Street and number, postal code and city, country' },
    representative: { term: 'Represented by', gap: 'First and last name, role' },
    register: { term: 'Register', gap: 'Court or authority, and number' },
    vatId: { term: 'VAT ID', gap: 'VAT identification number' },
    responsibleForBlog: { term: 'Responsible for the blog', gap: 'First and last name, address' },
    host: { term: 'Hosting', gap: 'Name, address and phone of the provider' },
    euRepresentative: { term: 'Representative in the EU', gap: 'Name and address (GDPR, art.\u00a027)' },
  } satisfies Record<Exclude<keyof ImprintSettings, 'legalForm'>, object>,
  groups: {
    provider: 'Who runs this site',
    register: 'Register and tax',
    content: 'Content, hosting and data',
  },
  gapNote: 'The marked details must be filled in before this site goes live.',
  disputes: {
    term: 'Disputes',
    text: 'We do not take part in dispute resolution before a consumer arbitration board, and are not obliged to.',
  },
  reach: 'Reach us',
  care: { before: 'You can write to ', link: 'customer care', after: ' at any hour.' },
  data: { before: 'For questions about your data, see the ', link: 'Privacy Policy', after: '.' },
  updated: (date: string) => `Updated ${date}`,
};

declare module '../messages.ts' {
  interface Messages {
    imprint: typeof imprint;
  }
}
