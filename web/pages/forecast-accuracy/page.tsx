import record from '../../../content/forecast-accuracy.json' with { type: 'json' };
import { ButtonAnchor, ButtonLink, StartOrDemo } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { BigFigures } from '../../ui/key-figures.tsx';
import { type PageContext, type PageDefinition, useMessages, usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import text from '../../ui/text.module.css';
import { Behind } from './behind.tsx';
import { Models } from './models.tsx';
import s from './page.module.css';
import { Poster } from './poster.tsx';
import { RunItYourself } from './run-it-yourself.tsx';

function ForecastAccuracy() {
  const t = useMessages().forecastAccuracy;
  return (
    <>
      <Opening />
      <Figures />
      <Limits />
      <Models />
      <Account />
      <Behind />
      <RunItYourself />
      <CallToAction title={t.closing}>
        <StartOrDemo />
      </CallToAction>
    </>
  );
}

function Opening() {
  const { forecastAccuracy: t, layout } = useMessages();
  return (
    <Sheet className={s.opening}>
      <h1>{t.title}</h1>
      <div className={s.beside}>
        <p className={text.lede}>{t.lede}</p>
        <div className={s.actions}>
          <ButtonAnchor href="#again">{t.run}</ButtonAnchor>
          <ButtonLink to="/forecast" ghost>
            {layout.footer.forecast}
          </ButtonLink>
        </div>
      </div>
      <Poster />
    </Sheet>
  );
}

/** All for the same series and weeks; the stricter figure directly below. */
function Figures() {
  const { format, messages } = usePage();
  const { figures: t, strict } = messages.forecastAccuracy;
  const { totals } = record.hiddenWeeks;
  return (
    <Sheet>
      <BigFigures
        className={s.figures}
        figures={[
          [format.percentTenths(totals.mean), t.mean],
          [format.percentTenths(totals.median), t.median],
          [format.percentTenths(totals.under90), t.missed],
          [format.percentTenths(totals.held), t.held],
          [format.number(record.series), t.series],
        ]}
      />
      <p className={s.strict}>
        <b>
          {strict.term}
          {format.colon}
        </b>
        <span>{strict.text}</span>
      </p>
    </Sheet>
  );
}

function Limits() {
  const { limits } = useMessages().forecastAccuracy;
  return (
    <section className={s.limits} aria-labelledby="limits">
      <div>
        <h2 id="limits">{limits.title}</h2>
        <dl>
          {limits.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Account() {
  const { account } = useMessages().forecastAccuracy;
  return (
    <Sheet labelledBy="account" className={s.account}>
      <h2 id="account">{account.title}</h2>
      <div>
        <p>{account.text}</p>
        <p>{account.send}</p>
        <ButtonLink to="/forecast" after="#checked" ghost>
          {account.link}
        </ButtonLink>
      </div>
    </Sheet>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.forecastAccuracy;
  return { ...meta, headline: title, chart: 'record' as const };
}

export const page: PageDefinition = { head, Body: ForecastAccuracy };
