import { settings } from '../../../content/settings.ts';
import { localPath } from '../../../contract/locales.ts';
import { ButtonLink, WaitlistButton } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { DefinitionSection } from '../../ui/definitions.tsx';
import { Island } from '../../ui/island.tsx';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ForecastArt } from './art.tsx';
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
        <CallToAction title={t.closer.title}>
          <WaitlistButton big arrow>
            {t.closer.action}
          </WaitlistButton>
          <ButtonLink to="/forecast-accuracy" big ghost>
            {t.closer.how}
          </ButtonLink>
        </CallToAction>
      </div>
    </>
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
