import { settings } from '../../../content/settings.ts';
import { jobCategories, jobExperience, jobModes } from '../../../contract/job.ts';
import { defaultLocale } from '../../../contract/locales.ts';
import { jobAt, jobsIn } from '../../documents/jobs.ts';
import { toOptions } from '../../ui/form/radio-group.tsx';
import { Island } from '../../ui/island.tsx';
import { useJobCard } from '../../ui/jobs/job-card.ts';
import { useHref } from '../../ui/link.tsx';
import { usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { encodeUtcOffsets } from '../../ui/utc-offsets.ts';
import { island as jobSearch } from './job-search.island.tsx';
import type { FacetMessages, FacetOption } from './refine.tsx';
import s from './search.module.css';

export function Search() {
  const { format, locale, messages, today } = usePage();
  const { count, everywhere, refine, picker, term, remove, clear, empty } = messages.careersSearch;
  const { applyNow, sharedDay } = messages.job;
  const href = useHref();
  const toCard = useJobCard();
  const jobs = jobsIn(locale).map((job) => {
    const { country, category, experience, mode, timeZone } = job.front;
    const clock = encodeUtcOffsets(timeZone, today);
    return { ...toCard(job), country, city: cityFromPath(job.path), category, experience, mode, clock };
  });
  return (
    <Sheet label={messages.careersSearch.name} className={s.search}>
      <Island
        of={jobSearch}
        when="painted"
        props={{
          locale,
          action: href('/careers/search'),
          mail: settings.email,
          jobs,
          facets: useFacets(),
          messages: {
            search: messages.careers.search,
            term,
            refine: {
              title: refine.title,
              country: refine.country,
              picker,
              clear,
              submit: messages.careers.search.submit,
              colon: format.colon,
            },
            results: {
              counts: Array.from({ length: jobs.length + 1 }, (_, n) => count(n)),
              everywhere,
              remove,
              clear,
              empty,
              noRoles: messages.careers.noRoles,
              sharedDay,
              applyNow,
              colon: format.colon,
            },
          },
        }}
      />
    </Sheet>
  );
}

function useFacets(): FacetMessages[] {
  const { locale, messages } = usePage();
  const { facts, categories, experience, modes } = messages.job;
  const cities = jobsIn(locale).map(({ path, front }) => ({
    value: cityFromPath(path),
    label: front.city,
  }));
  cities.sort((a, b) => a.label.localeCompare(b.label, locale));
  return [
    { name: 'city', title: messages.careersSearch.refine.city, options: unique(cities) },
    { name: 'category', title: facts.category, options: toOptions(jobCategories, categories) },
    { name: 'experience', title: facts.experience, options: toOptions(jobExperience, experience) },
    { name: 'mode', title: facts.mode, options: toOptions(jobModes, modes) },
  ];
}

/** The English name, so that the query string is the same in every language. */
function cityFromPath(path: string): string {
  return jobAt(defaultLocale, path).front.city;
}

function unique(options: FacetOption[]): FacetOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}
