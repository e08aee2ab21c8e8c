import { profitLevers, profitTotal } from '../../../contract/facts.ts';
import { usePage } from '../../ui/page.tsx';
import { Ranges } from './ranges.tsx';

const levers = Object.keys(profitLevers) as (keyof typeof profitLevers)[];

export function Profit() {
  const { format, messages } = usePage();
  const t = messages.home.profit;
  return (
    <Ranges
      id="profit"
      side="next"
      title={t.title}
      lede={t.lede}
      columns={[t.lever, t.perYear]}
      rows={levers.map((lever) => ({
        name: t.levers[lever],
        range: profitLevers[lever],
        label: format.moneyRange(profitLevers[lever]),
      }))}
      total={{ name: t.total, range: profitTotal, label: format.moneyRange(profitTotal, true) }}
      axis={{ max: 150_000, step: 50_000, label: format.moneyShort }}
    />
  );
}
