import { localPath } from '../../contract/locales.ts';
import type { Path } from '../routes.ts';
import s from './breadcrumb.module.css';
import { Link } from './link.tsx';
import { type PageContext, useMessages } from './page.tsx';

export interface Crumb {
  to: Path;
  name: string;
}

/** Links to the parent pages. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={s.crumbs} aria-label={useMessages().layout.breadcrumb}>
      {crumbs.map(({ to, name }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** The same trail with the page itself last, for schema.org. */
export function breadcrumbList({ origin, locale }: PageContext, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ to, name }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + localPath(locale, to),
    })),
  };
}
