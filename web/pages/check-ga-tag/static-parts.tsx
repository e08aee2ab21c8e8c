import { type DescribedCheck, tones } from '../../../content/describe-tag-check.ts';
import { settings } from '../../../content/settings.ts';
import { useMessages } from '../../ui/page.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Answer, Verdict } from './answer.tsx';
import { answerId } from './names.ts';
import s from './static-parts.module.css';

const blank: DescribedCheck = {
  tone: 'good',
  title: '',
  text: '',
  ticket: undefined,
  tags: [{ kind: '', id: '', where: '', confidence: '', isRetired: false }],
  unread: [''],
  notes: [''],
  facts: { asked: '', answered: '' },
};

/** The result without script: hidden and empty until the server fills it in. */
export function PostedAnswer() {
  const { answer } = useMessages().checkGaTag;
  return (
    <div id={answerId} className={s.posted} data-only="answer" hidden>
      {tones.map((tone) => (
        <div key={tone} data-only={tone}>
          <Verdict
            check={{ ...blank, tone, ticket: tone === 'good' ? undefined : `mailto:${settings.email}` }}
            words={answer}
            email={settings.email}
          />
        </div>
      ))}
      <Answer check={blank} words={answer} />
    </div>
  );
}

/** Shown until there is a result. */
export function LooksFor() {
  const { title, items } = useMessages().checkGaTag.looksFor;
  return (
    <section className={s.looksFor} aria-labelledby="looks-for" data-only="idle">
      <h2 id="looks-for">{title}</h2>
      <Steps steps={items} />
    </section>
  );
}

/** Which prefixes of tag ids belong to Analytics. */
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
