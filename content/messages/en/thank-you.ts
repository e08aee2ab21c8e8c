import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');

export const thankYou = {
  meta: {
    title: `Thank you · ${settings.brand}`,
    description: `Your application has arrived. A person reads it; if it fits, a ${f.callMinutes}-minute onboarding call and ${f.trialDays} days of free trial follow.`,
  },
  title: 'Thank you for joining the waitlist',
  lede: 'A confirmation is on its way to your inbox. We read every application; if it fits, the onboarding team writes to your point of contact.',
  back: 'Back to Website',
  next: {
    label: 'What happens next',
    applied: 'You applied',
    read: { name: 'We read it', text: 'Every application, by a person' },
    call: { name: 'Onboarding call', text: `${f.callMinutes} minutes` },
    trial: { name: 'Free trial', text: `${f.trialDays} days, unlimited projects` },
  },
};
