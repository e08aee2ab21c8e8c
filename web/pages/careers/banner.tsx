import { JobSearch } from '../../ui/jobs/job-search.tsx';
import { useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import t from '../../ui/text.module.css';
import s from './banner.module.css';

export function Banner() {
  const { title, tagline, intro } = useMessages().careers.banner;
  return (
    <Sheet className={s.banner}>
      <div>
        <h1>{title}</h1>
        <p className={s.tagline}>{tagline}</p>
      </div>
      <div className={s.search}>
        <p className={t.lede}>{intro}</p>
        <JobSearch />
      </div>
    </Sheet>
  );
}
