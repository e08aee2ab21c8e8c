import { breadcrumbList } from '../../ui/breadcrumb.tsx';
import type { PageContext, PageDefinition } from '../../ui/page.tsx';
import { Banner } from './banner.tsx';
import { Search } from './search.tsx';

function CareersSearch() {
  return (
    <>
      <Banner />
      <Search />
    </>
  );
}

function head(context: PageContext) {
  const { careers, careersSearch } = context.messages;
  const trail = breadcrumbList(context, [
    { to: '/careers', name: careers.banner.title },
    { to: '/careers/search', name: careersSearch.name },
  ]);
  return { ...careersSearch.meta, headline: careers.banner.tagline, today: 'none' as const, jsonLd: [trail] };
}

export const page: PageDefinition = { head, Body: CareersSearch };
