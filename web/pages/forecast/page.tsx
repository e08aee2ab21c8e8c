import { settings } from '../../../content/settings.ts';
import { localPath } from '../../../contract/locales.ts';
import { type Check, checksOf } from '../../../forecast/outlook.ts';
import { ButtonLink, WaitlistButton } from '../../ui/button.tsx';
import { Closer } from '../../ui/closing.tsx';
import { DefinitionSection } from '../../ui/definitions.tsx';
import { Island } from '../../ui/island.tsx';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { island as forecaster } from './forecaster.island.tsx';
import s from './page.module.css';
import { sampleAhead, sampleResult } from './result.ts';

function Forecast() {
  const { messages, locale, today } = usePage();
  const t = messages.forecast;
  const ahead = sampleAhead();
  const sample = sampleResult(ahead, today);
  return (
    <>
      <Sheet>
        <PageHead title={t.title} lede={t.lede}>
          <p className={s.safe}>{t.safe}</p>
        </PageHead>
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
            sample: ahead,
            checks: checksOf(sample.metrics[0]?.values ?? [], []).map(rounded),
          }}
        />
      </Sheet>
      <DefinitionSection id="weeks" title={t.spans.title} items={t.spans.items} />
      <Closer title={t.closer.title}>
        <WaitlistButton big arrow>
          {t.closer.action}
        </WaitlistButton>
        <ButtonLink to="/forecast-accuracy" big ghost>
          {t.closer.how}
        </ButtonLink>
      </Closer>
    </>
  );
}

/** Errors in tenths of a percent, as they are shown. */
function rounded(check: Check): Check {
  return JSON.parse(JSON.stringify(check), (_, value) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  );
}

function head({ messages, origin, locale }: PageContext) {
  const { meta, title } = messages.forecast;
  return {
    ...meta,
    headline: title,
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
