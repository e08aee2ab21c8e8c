import { ButtonLink, WaitlistButton } from '../../ui/button.tsx';
import { Readout } from '../../ui/charts/readable.tsx';
import { useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import t from '../../ui/text.module.css';
import { FanChart } from './fan-chart.tsx';
import s from './hero.module.css';
import { MediaPlan } from './media-plan.tsx';

export function Hero() {
  const { home, layout } = useMessages();
  const { hero } = home;
  return (
    <Sheet className={s.hero}>
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
          <p>{hero.terms}</p>
        </div>
      </div>
      {/* Passed in: the browser draws the chart with the same file, which must not bring the server's renderer along. */}
      <FanChart readout={<Readout />} />
      <MediaPlan />
    </Sheet>
  );
}
