import { devices } from '../../sample-account/device-rates.ts';
import { GetStarted, StartOrDemo } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { Caption } from '../../ui/charts/caption.tsx';
import { Readable } from '../../ui/charts/readable.tsx';
import { Island } from '../../ui/island.tsx';
import { type PageContext, type PageDefinition, titledHead, usePage } from '../../ui/page.tsx';
import { Region } from '../../ui/page-filters.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import { DeviceArt } from './art.tsx';
import d from './day-chart.module.css';
import { DayChart, DayTable } from './day-chart.tsx';
import { type FilterProps, island } from './device-filters.island.tsx';
import g from './segments.module.css';
import { Segments } from './segments.tsx';
import w from './seven-days.module.css';
import { WeekCaption, WeekFigures, WeekMap } from './seven-days.tsx';
import { deviceFinding, type Labels, type Shown } from './view.ts';

function DeviceAnalysis() {
  const page = usePage();
  const t = page.messages.deviceAnalysis;
  const shown = everythingOn(page);
  return (
    <>
      <Sheet>
        <PageHead title={t.title} lede={t.lede}>
          <GetStarted />
        </PageHead>
        <figure className={d.day}>
          <figcaption>
            <Caption title={t.day.title} note={shown.labels.note}>
              <Region>
                <DayTable {...shown} />
              </Region>
            </Caption>
          </figcaption>
          <div id="filters">
            <Island of={island} props={filterProps(page, shown)} when="interaction" />
          </div>
          <Readable className={d.columns}>
            <Region>
              <DayChart {...shown} />
            </Region>
          </Readable>
        </figure>
      </Sheet>
      <Sheet spaced labelledBy="week">
        <SectionHead id="week" title={t.week.title}>
          {t.week.lede}
        </SectionHead>
        <figure className={d.day}>
          <figcaption>
            <Region>
              <WeekCaption {...shown} />
            </Region>
          </figcaption>
          <Readable className={w.days}>
            <Region>
              <WeekMap {...shown} />
            </Region>
          </Readable>
          <Region>
            <WeekFigures {...shown} />
          </Region>
        </figure>
      </Sheet>
      <Sheet spaced labelledBy="segments">
        <SectionHead id="segments" title={t.segments.title}>
          {t.segments.lede}
        </SectionHead>
        <Region>
          <Segments {...shown} />
        </Region>
        <p className={g.choose}>
          <a href="#filters">{t.segments.choose}</a>
        </p>
      </Sheet>
      <Sheet spaced labelledBy="smart-bidding" className={g.caveat}>
        <h2 id="smart-bidding">{t.smartBidding.title}</h2>
        <p>{t.smartBidding.text}</p>
      </Sheet>
      <CallToAction title={t.closing}>
        <StartOrDemo />
      </CallToAction>
    </>
  );
}

function everythingOn({ format, messages }: PageContext): Shown {
  const { deviceAnalysis, forecastSegments, home, layout } = messages;
  const { visitors, returning, lookalike, buyers, cart } = forecastSegments.sample;
  const { mobile, desktop, tablet, hour } = home.features.device;
  const labels: Labels = {
    names: { mobile, desktop, tablet, visitors, returning, lookalike, buyers, cart },
    hour,
    today: layout.ruler.today,
    asTable: home.fan.asTable,
    short: home.fan.short,
    note: home.fan.note,
  };
  return { device: undefined, messages: deviceAnalysis, format, labels };
}

function filterProps({ locale, format, messages }: PageContext, shown: Shown): FilterProps {
  const { filters } = messages.audienceAnalysis.map;
  const { labels } = shown;
  return {
    locale,
    messages: {
      label: filters.label,
      colon: format.colon,
      clear: filters.clear,
      withoutScript: messages.deviceAnalysis.withoutScript,
      finding: deviceFinding(shown),
    },
    chips: {
      device: {
        label: filters.device.name,
        options: [filters.device.all, ...devices.map((device) => labels.names[device] ?? '')],
      },
    },
    labels,
  };
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.deviceAnalysis, <DeviceArt />),
  Body: DeviceAnalysis,
};
