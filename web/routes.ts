import type { Messages } from '../content/messages/messages.ts';

/** A URL of the site. Each path exists in every language, under its prefix. */
export interface Route {
  path: string;
  /** The folder below `web/pages/` whose `page.tsx` renders it. */
  page: string;
  /** Shows the same page as another path, which is the canonical one. */
  sameAs?: string;
  /** Kept out of search engines and the sitemap. */
  noindex?: true;
  /** Has a variant for applicants who must confirm their address. The server decides which one it shows. */
  doubleOptIn?: true;
}

/** Every page except articles and jobs, which `route-table.ts` adds. */
export const routes = [
  { path: '/', page: 'home' },
  { path: '/about', page: 'about' },
  { path: '/team', page: 'team' },
  { path: '/careers', page: 'careers' },
  { path: '/careers/search', page: 'careers-search' },
  { path: '/blogs', page: 'blogs' },
  { path: '/sixth-blog', page: 'article', sameAs: '/fifth-blog' },
  { path: '/media-planning', page: 'media-planning' },
  { path: '/audience-analysis', page: 'audience-analysis' },
  { path: '/device-analysis', page: 'device-analysis' },
  { path: '/how-it-works', page: 'how-it-works' },
  { path: '/campaign-strategy-and-management', page: 'how-it-works', sameAs: '/how-it-works' },
  { path: '/pitch-perfect', page: 'pitch-perfect' },
  { path: '/pricing', page: 'pricing' },
  { path: '/forecast', page: 'forecast' },
  { path: '/forecast-accuracy', page: 'forecast-accuracy' },
  { path: '/how-to-export', page: 'how-to-export' },
  { path: '/help', page: 'help' },
  { path: '/check-GA-tag', page: 'check-ga-tag' },
  { path: '/ScheduleMeeting', page: 'schedule' },
  { path: '/meeting', page: 'meeting', noindex: true },
  { path: '/move-meeting', page: 'move-meeting', noindex: true },
  { path: '/Sales', page: 'sales' },
  { path: '/support', page: 'support' },
  { path: '/Comingsoon', page: 'coming-soon' },
  { path: '/join-the-waitlist', page: 'waitlist', doubleOptIn: true },
  { path: '/join-waitlist', page: 'waitlist', sameAs: '/join-the-waitlist', doubleOptIn: true },
  { path: '/thank-you-page', page: 'thank-you', noindex: true, doubleOptIn: true },
  { path: '/confirm-application', page: 'confirm-application', noindex: true },
  { path: '/Privacy_Policy', page: 'privacy' },
  { path: '/terms-and-conditions', page: 'terms' },
  { path: '/imprint', page: 'imprint' },
] as const satisfies readonly Route[];

/** Redirected paths, in every language. */
export const redirects = { '/home': '/' } as const;

/** The path of an article or a job: a slash and the name of its file. */
export type DocumentPath = `/${string}` & { readonly isDocument: true };
export type Path = (typeof routes)[number]['path'] | keyof typeof redirects | DocumentPath;

/** The footer's links, by column. `tests/pages.test.ts` reports pages that nothing links to. */
export function footerLinks({ layout: { footer: t } }: Messages) {
  return {
    products: [
      ['/media-planning', t.mediaPlanning],
      ['/audience-analysis', t.audienceAnalysis],
      ['/device-analysis', t.deviceAnalysis],
      ['/how-it-works', t.campaignStrategy],
      ['/pitch-perfect', t.pitchPerfect],
      ['/Comingsoon', t.adCreator],
    ],
    resources: [
      ['/forecast', t.forecast],
      ['/forecast-accuracy', t.forecastAccuracy],
      ['/check-GA-tag', t.gaCheck],
      ['/ScheduleMeeting', t.schedule],
      ['/Sales', t.sales],
      ['/careers/search', t.careersSearch],
    ],
    company: [
      ['/about', t.about],
      ['/team', t.team],
      ['/careers', t.careers],
      ['/blogs', t.blogs],
    ],
    legal: [
      ['/Privacy_Policy', t.privacy],
      ['/terms-and-conditions', t.terms],
      ['/imprint', t.imprint],
    ],
  } satisfies Record<string, [to: Path, label: string][]>;
}

/** Error pages, which have no URL of their own. */
export const statusPages = ['not-found', 'error'] as const;
export type StatusPage = (typeof statusPages)[number];

/** The operators' console: in English only, and not linked from the site. */
export const consolePage = 'console';
