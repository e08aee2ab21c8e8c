import { useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './banner.module.css';

export function Banner() {
  const { title, tagline, intro } = useMessages().careers.banner;
  return (
    <Sheet className={s.banner}>
      <h1>{title}</h1>
      <div>
        <p className={s.tagline}>{tagline}</p>
        <p className={s.intro}>{intro}</p>
      </div>
    </Sheet>
  );
}
