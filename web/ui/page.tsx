import { createContext, type ReactNode, useContext } from 'react';
import { type Formatter, formatter } from '../../content/format.ts';
import { catalogue } from '../../content/messages/catalogue.ts';
import type { Messages } from '../../content/messages/en.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Route } from '../routes.ts';

/** What every component of a page may ask for. Islands get their strings as props instead. */
export interface PageContext {
  locale: Locale;
  route: Route;
  /** The scheme and host that absolute links name. */
  origin: string;
  messages: Messages;
  format: Formatter;
}

/** What a `page.tsx` exports as `page`. */
export interface PageDefinition {
  head: (context: PageContext) => PageHead;
  Body: () => ReactNode;
  /** The week ruler below the navigation: weeks either side of today, or all of them ahead. */
  ruler?: 'around-today' | 'ahead';
  /** Only logo and languages in the header: nothing leads away from the form. */
  quietHeader?: boolean;
  footer?: boolean;
  chat?: boolean;
  /** The whole page, header and footer included, is drawn by `Body`. */
  bare?: boolean;
}

export interface PageHead {
  title: string;
  description: string;
  /** The line on the social image; the title without the brand where absent. */
  headline?: string;
  /** Where the Today line stands on the social image: what the page is about. */
  today?: 'middle' | 'ahead' | 'behind' | 'none';
  /** The page is dark: browsers colour their bar to match. */
  dark?: boolean;
  /** schema.org objects, without `@context`. */
  jsonLd?: object[];
  type?: 'website' | 'article';
  /** ISO date of the last change of the content. */
  modified?: string;
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
  messages: Messages = catalogue[locale],
): PageContext {
  return { locale, route, origin, messages, format: formatter(locale) };
}
