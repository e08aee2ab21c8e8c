import { GetStarted, StartOrDemo } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { Caption } from '../../ui/charts/caption.tsx';
import { Readable } from '../../ui/charts/readable.tsx';
import { Week, WithWeek } from '../../ui/dated.tsx';
import { Island } from '../../ui/island.tsx';
import { type PageContext, type PageDefinition, titledHead, usePage } from '../../ui/page.tsx';
import { Region } from '../../ui/page-filters.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import { AudienceArt } from './art.tsx';
import { type FilterProps, island } from './audience-filters.island.tsx';
import h from './heat-map.module.css';
import { HeatMap, HeatMapTable, type Shown } from './heat-map.tsx';
import p from './slope.module.css';
import { Slope } from './slope.tsx';
import { audienceFinding, devices, everything, lastWeek, markets, segmentRows } from './view.ts';

function AudienceAnalysis() {
  const page = usePage();
  const { format, messages } = page;
  const { audienceAnalysis: t, home, layout } = messages;
  const table = { summary: home.fan.asTable, short: home.fan.short, week: home.fan.week };
  const withLastWeek = (text: (week: string) => string) => <WithWeek offset={lastWeek} text={text} />;
  const shown: Shown = {
    rows: segmentRows(everything),
    messages: t,
    format,
    week: (offset) => <Week offset={offset} />,
    withLastWeek,
    table,
  };
  return (
    <>
      <Sheet>
        <PageHead title={t.title} lede={t.lede}>
          <GetStarted />
        </PageHead>
        <figure className={h.map}>
          <figcaption>
            <Caption title={t.map.title} note={`${t.map.scale} · ${home.fan.note}`}>
              <Region>
                <HeatMapTable {...shown} />
              </Region>
            </Caption>
          </figcaption>
          <Island of={island} props={filterProps(page, table)} when="interaction" />
          <Readable>
            <Region>
              <HeatMap {...shown} />
            </Region>
          </Readable>
        </figure>
      </Sheet>
      <Sheet spaced labelledBy="slope">
        <SectionHead id="slope" title={t.slope.title}>
          {t.slope.lede}
        </SectionHead>
        <figure className={p.figure}>
          <figcaption>
            <Caption title={withLastWeek(t.slope.caption)} note={`${t.slope.note} · ${home.fan.note}`} />
          </figcaption>
          <Region>
            <Slope {...shown} today={layout.ruler.today} />
          </Region>
        </figure>
      </Sheet>
      <CallToAction title={t.closing}>
        <StartOrDemo />
      </CallToAction>
    </>
  );
}

function filterProps({ locale, format, messages }: PageContext, table: Shown['table']): FilterProps {
  const { audienceAnalysis, forecastSegments, layout } = messages;
  const { filters } = audienceAnalysis.map;
  const names: Record<string, string> = forecastSegments.sample;
  const options = (keys: readonly string[], all: string) => keys.map((key) => names[key] ?? all);
  return {
    locale,
    messages: {
      label: filters.label,
      colon: format.colon,
      clear: filters.clear,
      withoutScript: filters.withoutScript,
      finding: audienceFinding(everything, { messages: audienceAnalysis, format }),
    },
    chips: {
      market: { label: filters.market.name, options: options(markets, filters.market.all) },
      device: { label: filters.device.name, options: options(devices, filters.device.all) },
    },
    today: layout.ruler.today,
    table,
  };
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.audienceAnalysis, <AudienceArt />),
  Body: AudienceAnalysis,
  ruler: 'around-today',
};
