import { settings } from '../../content/settings.ts';
import type { Path } from '../routes.ts';
import { Link } from './link.tsx';
import s from './logo.module.css';
import { Mark } from './mark.tsx';
import { useMessages } from './page.tsx';

export function Logo({ to = '/' }: { to?: Path }) {
  const { layout } = useMessages();
  return (
    <Link to={to} className={s.logo} aria-label={layout.logo}>
      <Mark />
      <span>{settings.brand}</span>
    </Link>
  );
}
