import { formatter } from '../../../content/format.ts';
import { localDay } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { type FilterMessages, type FilterOptions, PageFilters, type View } from '../../ui/page-filters.tsx';
import { weekFrom } from '../../ui/sheet-weeks.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { HeatMap, HeatMapTable, type Shown } from './heat-map.tsx';
import { Slope } from './slope.tsx';
import { audienceFinding, type Choice, lastWeek, type Messages, segmentRows } from './view.ts';

export interface FilterProps {
  locale: Locale;
  messages: FilterMessages;
  chips: Record<keyof Choice, FilterOptions>;
  today: string;
  table: Shown['table'];
}

/** Filters the map, its table and the slope. */
function AudienceFilters(props: FilterProps) {
  const messages = useLoaded(() => loadMessages(props.locale));
  return (
    <PageFilters<keyof Choice>
      messages={props.messages}
      chips={props.chips}
      buildView={messages && ((choice) => buildView(choice, messages, props))}
    />
  );
}

async function loadMessages(locale: Locale): Promise<Messages> {
  return (await import(`../../../content/messages/${locale}/audience-analysis.ts`)).audienceAnalysis;
}

function buildView(choice: Choice, messages: Messages, { locale, table, today }: FilterProps): View {
  const format = formatter(locale);
  const week = (offset: number) => format.week(weekFrom(localDay(), offset));
  const last = format.weekInText(weekFrom(localDay(), lastWeek));
  const withLastWeek = (text: (week: string) => string) => text(last);
  const shown: Shown = { rows: segmentRows(choice), messages: messages, format, week, withLastWeek, table };
  return {
    finding: audienceFinding(choice, { messages: messages, format }),
    parts: [
      <HeatMapTable key="table" {...shown} />,
      <HeatMap key="map" {...shown} />,
      <Slope key="slope" {...shown} today={today} />,
    ],
  };
}

export const island = defineIsland('audience-filters', AudienceFilters);
