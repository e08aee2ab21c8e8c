import { settings } from '../../../content/settings.ts';
import { localPath } from '../../../contract/locales.ts';
import { Island } from '../../ui/island.tsx';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ForecastArt } from './art.tsx';
import { island as forecaster } from './forecaster.island.tsx';
import s from './page.module.css';

function Forecast() {
  const { messages, locale, today } = usePage();
  const t = messages.forecast;
  return (
    <Sheet>
      <div className={`${s.screen} ${s.head}`}>
        <h1>{t.title}</h1>
        <div>
          <p>{t.lede}</p>
          <p className={s.safe}>
            {t.safe}{' '}
            <span className={s.offline} data-offline={forecaster.name}>
              {t.offline}
            </span>
          </p>
        </div>
      </div>
      <noscript>
        <p className={s.safe}>{t.noScript}</p>
      </noscript>
      <Island
        of={forecaster}
        when="interaction"
        props={{
          locale,
          messages: t.tool,
          waitlist: settings.externalWaitlistUrl ?? localPath(locale, '/join-the-waitlist'),
          builtOn: today,
        }}
      />
      <div className={`${s.screen} ${s.about}`}>
        <details>
          <summary>{t.spans.title}</summary>
          <dl>
            {t.spans.items.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
        <a href={localPath(locale, '/forecast-accuracy')}>{t.how}</a>
      </div>
    </Sheet>
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
