import { settings } from '../../../content/settings.ts';
import { Island } from '../../ui/island.tsx';
import { useHref } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { type PageDefinition, titledHead, useMessages } from '../../ui/page.tsx';
import ruled from '../../ui/ruled.module.css';
import sheet from '../../ui/sheet.module.css';
import { LanguageMenu } from '../../ui/shell/language-picker.tsx';
import t from '../../ui/text.module.css';
import { SoonArt } from './art.tsx';
import { island as comingSoonForm } from './coming-soon-form.island.tsx';
import s from './page.module.css';

/** The only dark page. */
function ComingSoon() {
  const { comingSoon, forms, layout } = useMessages();
  const href = useHref();
  return (
    <div className={s.soon}>
      <div className={s.top}>
        <Logo />
        <LanguageMenu />
      </div>
      <div className={`${sheet.sheet} ${ruled.ruled} ${s.stage}`}>
        <div className={s.words}>
          <h1>{comingSoon.title}</h1>
          <p className={`${t.lede} ${s.lede}`}>{comingSoon.lede}</p>
          <Island
            of={comingSoonForm}
            when="interaction"
            props={{
              action: href('/Comingsoon'),
              messages: { ...comingSoon.form, hints: forms.hints, tooLong: forms.tooLong },
              waitlist: href('/join-waitlist'),
            }}
          />
        </div>
        <svg className={s.fan} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 62 100 0v100Z" fill="#7a2a0c" />
          <path d="M0 62 100 24v58Z" fill="var(--persimmon)" />
        </svg>
        <i className={s.today} aria-hidden="true">
          <b>{layout.ruler.today}</b>
        </i>
        <ul className={s.social} aria-label={layout.footer.social}>
          {settings.social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noopener" aria-label={`${name}, ${layout.newTab}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export const page: PageDefinition = {
  head: ({ messages }) => ({ ...titledHead(messages.comingSoon, <SoonArt />), dark: true }),
  Body: ComingSoon,
  bare: true,
};
