import { createContext, type ReactNode, useContext } from 'react';
import { type Formatter, formatter } from '../../content/format.ts';
import type { Messages } from '../../content/messages/messages.ts';
import { type Day, utcDayAt } from '../../contract/calendar.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Route } from '../routes.ts';

/** Available to every component of a page except islands, which get props. */
export interface PageContext {
  locale: Locale;
  route: Route;
  /** The origin of absolute links. */
  origin: string;
  messages: Messages;
  format: Formatter;
  /** The day of the build, in UTC. */
  today: Day;
  /** True if applicants must confirm their address: only pages whose route says so are rendered for both cases. */
  doubleOptIn: boolean;
  /** True if the job of this page is closed: the page is rendered for both cases. */
  isClosed: boolean;
}

/** What a `page.tsx` exports as `page`. */
export interface PageDefinition {
  head: (context: PageContext) => PageHead;
  Body: () => ReactNode;
  /** The week ruler below the navigation: centred on today, or starting today. */
  ruler?: 'around-today' | 'ahead';
  /** Moves the ruler's flag; without a script the flag stays as it is. */
  Handle?: () => ReactNode;
  /** Logo and languages only, so that nothing distracts from the form. */
  quietHeader?: boolean;
  footer?: boolean;
  chat?: boolean;
  /** True if it starts a worker, which its security policy must allow. */
  worker?: boolean;
  /** `Body` renders the whole page, header and footer included. */
  bare?: boolean;
}

export interface PageHead {
  title: string;
  description: string;
  /** The text of the social image; by default the title without the brand. */
  headline?: string;
  /** The page's own drawing, a `Field`, for the social image. */
  picture?: ReactNode;
  /**
   * Replaces the picture with a chart across the social image: the example account, or the accuracy of the forecasts.
   */
  chart?: 'example' | 'record';
  /** A dark page: sets the theme colour. */
  dark?: boolean;
  /** schema.org objects, without `@context`. */
  jsonLd?: object[];
  type?: 'website' | 'article';
  /** ISO date of the content's last change. */
  modified?: string;
  /** When the page's offer ends, in milliseconds: from then on, its root element has `data-closed`. */
  ends?: number | undefined;
  /** True to keep it out of the sitemap and search engines, for example if its job is closed. */
  unlisted?: boolean;
}

/** The head of a page whose social image shows its title and a drawing. */
export function titledHead({ meta, title }: Titled, picture: ReactNode): PageHead {
  return { ...meta, headline: title, picture };
}

interface Titled {
  meta: Pick<PageHead, 'title' | 'description'>;
  title: string;
}

const Context = createContext<PageContext | null>(null);
export const PageProvider = Context.Provider;

export function usePage(): PageContext {
  const page = useContext(Context);
  if (page === null) throw new Error('usePage outside a page: islands receive what they show as props');
  return page;
}

export function useMessages(): Messages {
  return usePage().messages;
}

export function pageContext(
  locale: Locale,
  route: Route,
  origin: string,
  messages: Messages,
  variant: Partial<Pick<PageContext, 'doubleOptIn' | 'isClosed'>> = {},
): PageContext {
  const format = formatter(locale);
  const today = utcDayAt(Date.now());
  return { locale, route, origin, messages, format, today, doubleOptIn: false, isClosed: false, ...variant };
}
