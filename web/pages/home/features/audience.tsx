import { usePage } from '../../../ui/page.tsx';
import t from '../../../ui/text.module.css';
import s from './audience.module.css';
import f from './feature.module.css';
import { Feature } from './feature.tsx';

const markets = ['DE', 'AT', 'CH', 'FR', 'ES', 'UK', 'US'];
/** The example account's return on ad spend by segment and market, with its average at 100. */
const index = [
  [62, 70, 74, 58, 55, 66, 71],
  [104, 98, 112, 90, 86, 97, 101],
  [131, 118, 140, 108, 99, 121, 117],
  [88, 84, 92, 79, 70, 82, 90],
  [158, 133, 166, 121, 110, 138, 129],
];
const shades = [s.t0, s.t1, s.t2, s.t3, s.t4, s.t5];

function shadeOf(value: number): string | undefined {
  return shades[[78, 95, 110, 128, 150].filter((limit) => value >= limit).length];
}

export function Audience() {
  const { messages, format } = usePage();
  const words = messages.home.features.audience;
  return (
    <Feature words={words} place={f.audience}>
      <div>
        <ul className={s.filters}>
          {words.filters.map((filter) => (
            <li key={filter}>{filter}</li>
          ))}
        </ul>
        <table className={s.heat}>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className={t.hidden}>{words.segment}</span>
              </th>
              {markets.map((market) => (
                <th key={market} scope="col">
                  {market}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {index.map((row, i) => (
              <tr key={words.segments[i]}>
                <th scope="row">{words.segments[i]}</th>
                {row.map((value, column) => (
                  <td key={markets[column]} className={shadeOf(value)}>
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
