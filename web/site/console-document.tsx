import type { ReactNode } from 'react';
import type { PageHead } from '../ui/page.tsx';
import type { SiteAssets } from './document.tsx';
import { IconLinks } from './icon-links.tsx';
import { Styles } from './styles.tsx';

/** The document of the console: nothing in it speaks to search engines, shares, feeds or other pages. */
export function ConsoleDocument(props: { head: PageHead; assets: SiteAssets; children: ReactNode }) {
  const { head, assets } = props;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{head.title}</title>
        <Styles {...assets} />
        <script type="module" src={assets.console} />
        <meta name="description" content={head.description} />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <IconLinks />
      </head>
      <body>{props.children}</body>
    </html>
  );
}
