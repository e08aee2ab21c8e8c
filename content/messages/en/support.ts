import { settings } from '../../settings.ts';

const { brand } = settings;

export const support = {
  meta: {
    title: `Support · ${brand}`,
    description: `Something does not work, or you are not sure how it should? Write to ${brand} customer care. A person reads every message and answers it by e-mail.`,
  },
  title: 'How can we help?',
  lede: 'Something does not work, or you are not sure how it should? Write to customer care. A person reads every message.',
  next: {
    title: 'What happens next',
    steps: [
      'Your message goes straight to customer care, at any hour.',
      'With an e-mail address you get a confirmation at once, and then an answer from a person.',
      'Without one we still read it, but have no way to write back.',
    ],
  },
  formLabel: 'Message to customer care',
  fields: {
    name: 'Name',
    email: 'Email',
    businessType: 'You are',
    supportType: 'About',
    message: 'Message',
  },
  hints: { email: 'Without it we cannot answer.' },
  businessTypes: { individual: 'Individual', agency: 'Agency' },
  supportTypes: {
    'tech-support': 'Tech support',
    'communication-support': 'Communication support',
    other: 'Other',
  },
  submit: 'Send',
  use: 'We use this to answer you, and for nothing else.',
  sent: {
    title: 'Thank you. Your message has reached us.',
    text: 'If you left an e-mail address, a confirmation is on its way and the answer comes to the same place.',
    again: 'Write another message',
  },
};
