import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '../../../../contract/locales.ts';
import type { PlanSection } from './plan-section.tsx';

type PlanProps = ComponentProps<typeof PlanSection>;
type Messages = Pick<PlanProps, 'messages' | 'segmentMessages'>;
type Loaded = { Section: ComponentType<PlanProps>; texts: Messages };

/** The plan and its messages are lazy, to keep the page small. */
export function LazyPlan({ locale, ...props }: Omit<PlanProps, keyof Messages> & { locale: Locale }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => void load(locale).then(setLoaded, () => {}), [locale]);
  return loaded && <loaded.Section {...props} {...loaded.texts} />;
}

async function load(locale: Locale): Promise<Loaded> {
  const [{ PlanSection: Section }, { forecastPlan: messages }, { forecastSegments: segmentMessages }] =
    await Promise.all([
      import('./plan-section.tsx'),
      import(`../../../../content/messages/${locale}/forecast-plan.ts`),
      import(`../../../../content/messages/${locale}/forecast-segments.ts`),
    ]);
  return { Section, texts: { messages, segmentMessages } };
}
