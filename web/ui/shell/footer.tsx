import { settings } from '../../../content/settings.ts';
import { WaitlistButton } from '../button.tsx';
import { Link } from '../link.tsx';
import { Logo } from '../logo.tsx';
import { useMessages } from '../page.tsx';
import sheet from '../sheet.module.css';
import s from './footer.module.css';

export function Footer() {
  const { footer: t, newTab } = useMessages().layout;
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
          <Link to="/media-planning">{t.mediaPlanning}</Link>
          <Link to="/audience-analysis">{t.audienceAnalysis}</Link>
          <Link to="/device-analysis">{t.deviceAnalysis}</Link>
          <Link to="/how-it-works">{t.campaignStrategy}</Link>
          <Link to="/pitch-perfect">{t.pitchPerfect}</Link>
          <Link to="/Comingsoon">{t.adCreator}</Link>
        </nav>
        <nav aria-label={t.resources}>
          <h2>{t.resources}</h2>
          <Link to="/blogs">{t.blogs}</Link>
          <Link to="/check-GA-tag">{t.gaCheck}</Link>
          <Link to="/ScheduleMeeting">{t.schedule}</Link>
          <Link to="/Sales">{t.sales}</Link>
          <Link to="/careers/search">{t.careersSearch}</Link>
        </nav>
        <div>
          <h2>{t.company}</h2>
          <Link to="/about">{t.about}</Link>
          <Link to="/team">{t.team}</Link>
          <Link to="/careers">{t.careers}</Link>
          <Link to="/blogs">{t.blogs}</Link>
          <h2>{t.helpCenter}</h2>
          <span>{t.comingSoon}</span>
        </div>
        <div>
          <h2>{t.legal}</h2>
          <Link to="/Privacy_Policy">{t.privacy}</Link>
          <Link to="/terms-and-conditions">{t.terms}</Link>
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
