import { useMessages } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import { Alerts } from './features/alerts.tsx';
import { Audience } from './features/audience.tsx';
import { Campaign } from './features/campaign.tsx';
import { Deck } from './features/deck.tsx';
import { Device } from './features/device.tsx';
import s from './features/feature.module.css';
import { Forecasting } from './features/forecasting.tsx';

export function Features() {
  const { features } = useMessages().home;
  return (
    <Sheet spaced labelledBy="features">
      <SectionHead id="features" title={features.title}>
        {features.lede}
      </SectionHead>
      <div className={s.grid}>
        <Forecasting />
        <Campaign />
        <Audience />
        <Device />
        <Deck />
      </div>
      <Alerts />
    </Sheet>
  );
}
