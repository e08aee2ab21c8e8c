import { SearchBar } from '../../ui/jobs/search-bar.tsx';
import { useHref } from '../../ui/link.tsx';
import { useMessages } from '../../ui/page.tsx';

/** Searches jobs by title on the search page. */
export function JobSearch() {
  const href = useHref();
  return <SearchBar action={href('/careers/search')} messages={useMessages().careers.search} />;
}
