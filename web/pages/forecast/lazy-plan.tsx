import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import type { PlanSection } from './plan-section.tsx';

type PlanProps = ComponentProps<typeof PlanSection>;
type Loaded = { Section: ComponentType<PlanProps>; words: PlanProps['words'] };

/** The plan and its words are loaded apart, to keep the page small. */
export function LazyPlan({ locale, ...props }: Omit<PlanProps, 'words'> & { locale: Locale }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => void load(locale).then(setLoaded, () => {}), [locale]);
  return loaded && <loaded.Section {...props} words={loaded.words} />;
}

async function load(locale: Locale): Promise<Loaded> {
  const [{ PlanSection: Section }, { forecastPlan: words }] = await Promise.all([
    import('./plan-section.tsx'),
    import(`../../../content/messages/${locale}/forecast-plan.ts`),
  ]);
  return { Section, words };
}
