import type { ReactNode } from 'react';
import '../base.css';
import '../fallback-fonts.css';
import { type PageDefinition, useMessages } from '../page.tsx';
import { Chat } from './chat.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import s from './shell.module.css';

/** Header, footer and chat around every page. */
export function Shell({ page, children }: { page: PageDefinition; children: ReactNode }) {
  const { layout } = useMessages();
  return (
    <>
      <a className={s.skip} href="#main">
        {layout.skip}
      </a>
      {!page.bare && <Header {...page} />}
      <main id="main">{children}</main>
      {!page.bare && page.footer !== false && <Footer />}
      {page.chat && <Chat />}
    </>
  );
}
