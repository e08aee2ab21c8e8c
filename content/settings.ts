/** Everything that names the company. Nothing else in the project spells these. */
export interface Settings {
  brand: string;
  legalEntity: string;
  /** Without scheme, e.g. `forespan.example`. */
  domain: string;
  email: string;
  /** In international form, digits only after the plus. */
  phone: { number: string; label: string };
  social: { name: string; url: string }[];
  /** Where the "external waitlist" buttons lead; our own form when empty. */
  externalWaitlistUrl: string | null;
  /** Shows the plan cards on the pricing page. */
  showPlans: boolean;
  /** When the words of pages without a date of their own were last edited, for the sitemap. */
  edited: string;
}

export const settings: Settings = {
  brand: 'Forespan',
  legalEntity: 'Forespan',
  domain: 'forespan.example',
  email: 'hello@forespan.example',
  phone: { number: '+12025550142', label: '+1 202 555 0142' },
  social: [
    { name: 'LinkedIn', url: 'https://linkedin.example/forespan' },
    { name: 'X', url: 'https://x.example/forespan' },
    { name: 'Instagram', url: 'https://instagram.example/forespan' },
    { name: 'Facebook', url: 'https://facebook.example/forespan' },
    { name: 'YouTube', url: 'https://youtube.example/forespan' },
  ],
  externalWaitlistUrl: null,
  showPlans: false,
  edited: '2026-11-15',
};
