import record from '../../../content/forecast-accuracy.json' with { type: 'json' };
import { settings } from '../../../content/settings.ts';
import { ButtonAnchor, ButtonLink, StartOrDemo } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { DefinitionSection } from '../../ui/definitions.tsx';
import { BigFigures } from '../../ui/key-figures.tsx';
import { type PageContext, type PageDefinition, useMessages, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import prose from '../../ui/prose.module.css';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import s from './page.module.css';
import { Spread } from './spread.tsx';
import { Cuts, Methods } from './tables.tsx';
import { Worst } from './worst.tsx';

const dataUrl = 'https://github.com/Mcompetitions/M4-methods';

function ForecastAccuracy() {
  const t = useMessages().forecastAccuracy;
  return (
    <>
      <Opening />
      <Spread />
      <Cuts />
      <Methods />
      <Worst />
      <Method />
      <DefinitionSection id="limits" title={t.limits.title} items={t.limits.items} />
      <Again />
      <CallToAction title={t.closing}>
        <StartOrDemo />
      </CallToAction>
    </>
  );
}

function Opening() {
  const { format, messages } = usePage();
  const t = messages.forecastAccuracy;
  const { claimed, shorter } = record.totals;
  return (
    <Sheet>
      <PageHead title={t.title} lede={t.lede}>
        <ButtonAnchor href="#again" big>
          {t.run}
        </ButtonAnchor>
        <ButtonLink to="/forecast" big ghost>
          {messages.layout.footer.forecast}
        </ButtonLink>
      </PageHead>
      <BigFigures
        className={s.figures}
        figures={[
          [format.percentTenths(claimed.mean), t.figures.mean],
          [format.percentTenths(claimed.median), t.figures.median],
          [format.percentTenths(shorter.mean), t.figures.shorter],
          [format.percentTenths(record.methods[0]?.held[90] ?? 0), t.figures.held],
          [format.number(record.series), t.figures.series],
        ]}
      />
    </Sheet>
  );
}

function Method() {
  const { method } = useMessages().forecastAccuracy;
  return (
    <Sheet spaced labelledBy="method" className={s.method}>
      <h2 id="method">{method.title}</h2>
      <div className={prose.prose}>
        <ul>
          {method.items.map(({ term, text }) => (
            <li key={term}>
              <b>{term}</b> {text}
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

function Again() {
  const { again } = useMessages().forecastAccuracy;
  const [before, after] = again.code.split(settings.email);
  return (
    <Sheet spaced labelledBy="again" className={s.again}>
      <SectionHead id="again" title={again.title}>
        {again.lede}
      </SectionHead>
      <pre>
        <i># {again.comment}</i>
        {'\nnpm run bench forecast'}
      </pre>
      <p>
        {again.data}
        <a href={dataUrl}>{again.dataLink}</a>. {before}
        <a href={`mailto:${settings.email}`}>{settings.email}</a>
        {after}
      </p>
    </Sheet>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.forecastAccuracy;
  return { ...meta, headline: title, chart: 'record' as const };
}

export const page: PageDefinition = { head, Body: ForecastAccuracy };
