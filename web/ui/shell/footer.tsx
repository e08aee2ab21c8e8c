import { settings } from '../../../content/settings.ts';
import { footerLinks, type Path } from '../../routes.ts';
import { WaitlistButton } from '../button.tsx';
import { Link } from '../link.tsx';
import { Logo } from '../logo.tsx';
import { useMessages } from '../page.tsx';
import sheet from '../sheet.module.css';
import s from './footer.module.css';

export function Footer() {
  const messages = useMessages();
  const { footer: t, newTab } = messages.layout;
  const links = footerLinks(messages);
  return (
    <footer className={s.footer}>
      <div className={`${sheet.sheet} ${s.grid}`}>
        <div className={s.brand}>
          <Logo to="/home" />
          <p>{t.promise}</p>
          <WaitlistButton>{t.joinWaitlist}</WaitlistButton>
        </div>
        <nav aria-label={t.products}>
          <h2>{t.products}</h2>
          <Links to={links.products} />
        </nav>
        <nav aria-label={t.resources}>
          <h2>{t.resources}</h2>
          <Links to={links.resources} />
        </nav>
        <div>
          <h2>{t.company}</h2>
          <Links to={links.company} />
          <h2>{t.helpCenter}</h2>
          <Link to="/help">{t.help}</Link>
          <span>{t.comingSoon}</span>
        </div>
        <div>
          <h2>{t.legal}</h2>
          <Links to={links.legal} />
          <h2>{t.contact}</h2>
          <Link to="/support">{t.support}</Link>
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
          <a href={`tel:${settings.phone.number}`}>{settings.phone.label}</a>
        </div>
        <div className={s.end}>
          <small>© {settings.legalEntity}</small>
          <ul aria-label={t.social}>
            {settings.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener" aria-label={`${name}, ${newTab}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Links({ to: links }: { to: readonly (readonly [Path, string])[] }) {
  return links.map(([to, label]) => (
    <Link key={to} to={to}>
      {label}
    </Link>
  ));
}
