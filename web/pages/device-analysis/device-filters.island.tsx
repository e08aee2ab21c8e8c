import { formatter } from '../../../content/format.ts';
import type { Locale } from '../../../contract/locales.ts';
import { devices } from '../../sample-account/device-rates.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { type FilterMessages, type FilterOptions, PageFilters, type View } from '../../ui/page-filters.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { DayChart, DayTable } from './day-chart.tsx';
import { Segments } from './segments.tsx';
import { WeekCaption, WeekFigures, WeekMap } from './seven-days.tsx';
import { deviceFinding, type Labels, type Messages, type Shown } from './view.ts';

export interface FilterProps {
  locale: Locale;
  messages: FilterMessages;
  chips: { device: FilterOptions };
  labels: Labels;
}

/** Filters everything on the page by device. */
function DeviceFilters({ locale, messages, chips, labels }: FilterProps) {
  const loaded = useLoaded(() => loadMessages(locale));
  return (
    <PageFilters<'device'>
      messages={messages}
      chips={chips}
      buildView={
        loaded &&
        (({ device }) =>
          buildView({ device: devices[device - 1], messages: loaded, format: formatter(locale), labels }))
      }
    />
  );
}

async function loadMessages(locale: Locale): Promise<Messages> {
  return (await import(`../../../content/messages/${locale}/device-analysis.ts`)).deviceAnalysis;
}

function buildView(shown: Shown): View {
  return {
    finding: deviceFinding(shown),
    parts: [
      <DayTable key="table" {...shown} />,
      <DayChart key="day" {...shown} />,
      <WeekCaption key="caption" {...shown} />,
      <WeekMap key="week" {...shown} />,
      <WeekFigures key="figures" {...shown} />,
      <Segments key="segments" {...shown} />,
    ],
  };
}

export const island = defineIsland('device-filters', DeviceFilters);
