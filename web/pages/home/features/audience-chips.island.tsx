import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../../contract/locales.ts';
import { defineIsland } from '../../../ui/island-definition.ts';
import s from './audience.module.css';

interface Props {
  locale: Locale;
  /** The labels of the chips without a filter. */
  chips: string[];
}

/** Filters the table next to them. The options are loaded on first touch, to keep the page small. */
function AudienceChips({ locale, chips }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> & { focused: number }>();
  useEffect(() => {
    const show = (parts: Awaited<ReturnType<typeof load>>) => {
      const buttons = [...(group.current?.children ?? [])];
      setLoaded({ ...parts, focused: buttons.indexOf(document.activeElement as Element) });
    };
    load(locale).then(show, () => {});
  }, [locale]);
  return (
    <div ref={group} className={s.filters}>
      {loaded ? (
        <loaded.AudienceSelects {...loaded} locale={locale} />
      ) : (
        chips.map((chip) => (
          <button key={chip} type="button">
            {chip}
          </button>
        ))
      )}
    </div>
  );
}

async function load(locale: Locale) {
  const [{ AudienceSelects }, { home }, { forecastSegments }] = await Promise.all([
    import('./audience-selects.tsx'),
    import(`../../../../content/messages/${locale}/home.ts`),
    import(`../../../../content/messages/${locale}/forecast-segments.ts`),
  ]);
  return { AudienceSelects, messages: home.features.audience, names: forecastSegments.sample };
}

export const island = defineIsland('audience-chips', AudienceChips);
