import { ButtonLink, WaitlistButton } from '../../ui/button.tsx';
import { Readout } from '../../ui/charts/readable.tsx';
import { useMessages } from '../../ui/page.tsx';
import t from '../../ui/text.module.css';
import { FanChart } from './fan-chart.tsx';
import s from './hero.module.css';
import { MediaPlan } from './media-plan.tsx';

export function Hero() {
  const { home, layout } = useMessages();
  const { hero } = home;
  return (
    <section className={s.hero}>
      <div className={s.poster}>
        <div className={s.copy} data-region="copy">
          <h1>
            {hero.title.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className={`${t.lede} ${s.lede}`}>{hero.lede}</p>
          <div className={s.action}>
            <WaitlistButton big arrow>
              {hero.action}
            </WaitlistButton>
            <ButtonLink to="/forecast" big ghost>
              {layout.begin.forecast}
            </ButtonLink>
          </div>
          <p className={s.terms}>{hero.terms}</p>
        </div>
        {/* Passed in: the browser draws the chart from the same file, which must not include the server's renderer. */}
        <FanChart readout={<Readout />} />
      </div>
      <MediaPlan />
    </section>
  );
}
