import { useMessages } from '../../ui/page.tsx';
import s from './ids.module.css';

/** Which tag an id belongs to, and whether that is Analytics. */
export function Ids() {
  const { ids: t } = useMessages().checkGaTag;
  return (
    <section className={s.ids} aria-labelledby="ids">
      <h2 id="ids">{t.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.starts}</th>
            <th scope="col">{t.kind}</th>
            <th scope="col">{t.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {t.rows.map(({ id, kind, verdict }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{kind}</td>
              <td>{verdict}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
