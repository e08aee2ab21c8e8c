import type { AnchorHTMLAttributes } from 'react';
import { settings } from '../../content/settings.ts';
import { localPath } from '../../contract/locales.ts';
import type { Path } from '../routes.ts';
import { usePage } from './page.tsx';

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** The URL of a path in the page's language. `after` is a query or hash. */
export function useHref(): (path: Path, after?: string) => string {
  const { locale } = usePage();
  return (path, after = '') => localPath(locale, path) + after;
}

export function Link({ to, after, children, ...rest }: Anchor & { to: Path; after?: string }) {
  const href = useHref();
  return (
    <a href={href(to, after)} {...rest}>
      {children}
    </a>
  );
}

/** Links to the external waitlist if the settings name one, else to our own form. */
export function WaitlistLink({ children, ...rest }: Anchor) {
  if (settings.externalWaitlistUrl === null) {
    return (
      <Link to="/join-the-waitlist" {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={settings.externalWaitlistUrl} {...rest}>
      {children}
    </a>
  );
}
