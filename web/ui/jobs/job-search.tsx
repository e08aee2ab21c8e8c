import { useHref } from '../link.tsx';
import { useMessages } from '../page.tsx';
import { SearchBar } from './search-bar.tsx';

/** Searches jobs by title on the search page. */
export function JobSearch() {
  const href = useHref();
  return <SearchBar action={href('/careers/search')} words={useMessages().careers.search} />;
}
