import { ButtonLink } from '../button.tsx';
import { Link } from '../link.tsx';
import { Logo } from '../logo.tsx';
import { type PageDefinition, useMessages } from '../page.tsx';
import s from './header.module.css';
import { LanguageLinks, LanguageMenu } from './language-picker.tsx';
import { Ruler } from './ruler.tsx';

export function Header({ ruler, Handle, quietHeader: quiet }: PageDefinition) {
  const { nav } = useMessages().layout;
  return (
    <>
      <header className={s.top}>
        <nav className={quiet ? `${s.nav} ${s.quiet}` : s.nav} aria-label={nav.label}>
          <Logo />
          {quiet ? <LanguageMenu /> : <NavLinks />}
        </nav>
      </header>
      {ruler && <Ruler span={ruler}>{Handle && <Handle />}</Ruler>}
    </>
  );
}

/** The navigation's links, in a row or in the menu. */
function NavLinks() {
  const { nav } = useMessages().layout;
  return (
    <>
      <div className={s.wide}>
        <Link to="/forecast" className={s.link}>
          {nav.forecast}
        </Link>
        <Link to="/pricing" className={s.link}>
          {nav.pricing}
        </Link>
        <LanguageMenu />
        <ButtonLink to="/join-the-waitlist" ghost>
          {nav.clientLogin}
        </ButtonLink>
        <ButtonLink to="/join-the-waitlist">{nav.requestAccess}</ButtonLink>
      </div>
      <button type="button" className={s.burger} popoverTarget="menu" aria-label={nav.menu}>
        <i />
        <i />
      </button>
      <div className={s.menu} id="menu" popover="auto">
        <Link to="/forecast">{nav.forecast}</Link>
        <Link to="/pricing">{nav.pricing}</Link>
        <Link to="/join-the-waitlist">{nav.clientLogin}</Link>
        <LanguageLinks />
        <ButtonLink to="/join-the-waitlist">{nav.requestAccess}</ButtonLink>
      </div>
    </>
  );
}
