import { settings } from '../../../content/settings.ts';
import { localPath } from '../../../contract/locales.ts';
import { ButtonLink, WaitlistButton } from '../../ui/button.tsx';
import { Closer } from '../../ui/closing.tsx';
import { DefinitionSection } from '../../ui/definitions.tsx';
import { Island } from '../../ui/island.tsx';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { blocks, Field } from '../blogs/artwork/field.tsx';
import { island as forecaster } from './forecaster.island.tsx';
import s from './page.module.css';

function Forecast() {
  const { messages, locale, today } = usePage();
  const t = messages.forecast;
  return (
    <>
      <Sheet>
        <div className={s.screen}>
          <PageHead title={t.title} lede={t.lede}>
            <p className={s.safe}>{t.safe}</p>
          </PageHead>
        </div>
        <noscript>
          <p className={s.safe}>{t.noScript}</p>
        </noscript>
        <Island
          of={forecaster}
          when="interaction"
          props={{
            locale,
            words: t.tool,
            waitlist: settings.externalWaitlistUrl ?? localPath(locale, '/join-the-waitlist'),
            builtOn: today,
          }}
        />
      </Sheet>
      <div className={s.screen}>
        <DefinitionSection id="weeks" title={t.spans.title} items={t.spans.items} />
        <Closer title={t.closer.title}>
          <WaitlistButton big arrow>
            {t.closer.action}
          </WaitlistButton>
          <ButtonLink to="/forecast-accuracy" big ghost>
            {t.closer.how}
          </ButtonLink>
        </Closer>
      </div>
    </>
  );
}

/** For the social image: rows are dropped in, a forecast comes out. */
function ForecastArt() {
  const rows = Array.from({ length: 7 }, (_, i) => 92 + i * 34);
  const cells = rows.flatMap((y) => [
    [68, y, 84, 14] as const,
    [172, y, 44, 14] as const,
    [236, y, 40, 14] as const,
  ]);
  return (
    <Field ground="var(--cobalt)" ruling="rgb(255 255 255/.12)">
      <path d="M328 236 640 24v340Z" fill="var(--persimmon-1)" />
      <path d="M328 236 640 108v190Z" fill="var(--persimmon-2)" />
      <path d="M328 236 426 214 508 232 640 198" fill="none" stroke="var(--persimmon-line)" strokeWidth="5" />
      <path
        d="M40 56h288v288H40z"
        fill="var(--cobalt)"
        stroke="#fff"
        strokeWidth="4"
        strokeDasharray="14 8"
      />
      <path fill="#fff" d={blocks(cells)} />
    </Field>
  );
}

function head({ messages, origin, locale }: PageContext) {
  const { meta, title } = messages.forecast;
  return {
    ...meta,
    headline: title,
    picture: <ForecastArt />,
    jsonLd: [
      {
        '@type': 'WebApplication',
        name: title,
        description: meta.description,
        url: origin + localPath(locale, '/forecast'),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        browserRequirements: 'JavaScript',
        inLanguage: locale,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      },
    ],
  };
}

export const page: PageDefinition = { head, Body: Forecast, worker: true };
