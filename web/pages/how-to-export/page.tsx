import { platformNames } from '../../../content/describe-report.ts';
import { fill } from '../../../content/fill.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ExportSteps, type GuidePlatform } from '../../ui/export-guide/export-steps.tsx';
import { type PageDefinition, titledHead, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import text from '../../ui/text.module.css';
import { ExportArt } from './art.tsx';
import s from './page.module.css';

/** Each guide has its own URL: `/how-to-export#meta`. */
function HowToExport() {
  const { messages } = usePage();
  const t = messages.howToExport;
  const platforms = Object.keys(t.guides) as GuidePlatform[];
  return (
    <Sheet>
      <PageHead title={t.title} lede={t.lede}>
        <ButtonLink to="/forecast" big arrow>
          {t.back}
        </ButtonLink>
      </PageHead>
      <nav className={s.platforms} aria-label={t.platforms}>
        <ul>
          {platforms.map((platform) => (
            <li key={platform}>
              <a href={`#${platform}`}>{platformNames[platform]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={s.note}>{t.menus}</p>
      {platforms.map((platform) => (
        <section key={platform} id={platform} className={s.guide} aria-labelledby={`from-${platform}`}>
          <h2 id={`from-${platform}`}>
            <span className={text.hidden}>{fill(t.from, { platform: '' })}</span>
            {platformNames[platform]}
          </h2>
          <ExportSteps platform={platform} t={t} />
        </section>
      ))}
    </Sheet>
  );
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.howToExport, <ExportArt />),
  Body: HowToExport,
};
