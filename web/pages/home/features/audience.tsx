import { Island } from '../../../ui/island.tsx';
import { usePage } from '../../../ui/page.tsx';
import t from '../../../ui/text.module.css';
import s from './audience.module.css';
import { island } from './audience-chips.island.tsx';
import f from './feature.module.css';
import { Feature } from './feature.tsx';
import { audiences, markets } from './heat.precomputed.ts';
import { heatCells, heatShade } from './heat.ts';

const codes = markets.map((market) => market.toUpperCase());

export function Audience() {
  const { locale, messages, format } = usePage();
  const audience = messages.home.features.audience;
  const names: Record<string, string> = messages.forecastSegments.sample;
  const segments = audiences.map((label) => names[label] ?? label);
  const chips = Object.values(audience.filters).map(({ label, all }) => label + format.colon + all);
  return (
    <Feature messages={audience} place={f.audience}>
      <div>
        <Island of={island} props={{ locale, chips }} when="interaction" />
        <table className={s.heat}>
          <caption>{audience.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className={t.hidden}>{audience.segment}</span>
              </th>
              {codes.map((code) => (
                <th key={code} scope="col">
                  {code}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heatCells({ market: 0, device: 0, audience: 0 }).map((row, i) => (
              <tr key={segments[i]}>
                <th scope="row">{segments[i]}</th>
                {row.map((value = 0, column) => (
                  <td key={codes[column]} className={heatShade(value)}>
                    {format.number(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Feature>
  );
}
