import { type SubmitEvent, useState } from 'react';
import { adSpendBands } from '../../../contract/ad-spend.ts';
import type { NoticeChoice, NoticeSettings, OwnNotices } from '../../../contract/console/notices.ts';
import { chatNames, noticeTimes, ownNotices } from '../../../contract/console/notices.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { useConsole } from '../context.ts';
import { timeInput } from '../host-schedule/host-clock.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { useAction } from '../use-action.ts';
import { useFetch } from '../use-fetch.ts';
import { ChatChannel } from './chat-channel.tsx';
import s from './notices.module.css';
import { TestNotice } from './test-notice.tsx';

const kindNames: readonly (readonly [SubmissionKind, string])[] = [
  ['application', 'An application'],
  ['lead', 'A lead'],
  ['support', 'A support request'],
  ['meeting', 'A meeting: booked, moved, canceled'],
  ['job-application', 'A job application'],
];
const ownTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The operator's notice settings: what, when, and how. */
export function NoticesPanel() {
  const { refreshKey } = useConsole();
  const { data } = useFetch(consoleApi.notices, ownNotices, refreshKey);
  if (!data) return null;
  return (
    <div className={s.panel}>
      <h2 id="notices-title">What you are told</h2>
      <TeamAddress own={data} />
      <Choices key={JSON.stringify(data)} own={data} />
      <ChatChannel chat={data.chat} />
      <TestNotice own={data} />
    </div>
  );
}

function TeamAddress({ own: { teamAddress } }: { own: OwnNotices }) {
  const { operator } = useConsole();
  const isOwn = operator.email.toLowerCase() === teamAddress.toLowerCase();
  return (
    <p className={s.hint}>
      For you only. Others choose their own.{' '}
      {isOwn
        ? 'Your address gets a mail about everything already, as the server is set; what you choose comes on top.'
        : `${teamAddress} gets a mail about everything in any case.`}
    </p>
  );
}

function Choices({ own }: { own: OwnNotices }) {
  const { run, busy, problem } = useAction();
  const [kinds, setKinds] = useState(own.settings.kinds);
  const [channel, setChannel] = useState(own.settings.channel);
  const isUnset = Object.values(own.settings.kinds).every(({ when }) => when === 'off');
  const zone = isUnset ? ownTimeZone : own.settings.timeZone;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const settings: NoticeSettings = {
      kinds,
      channel,
      timeZone: String(values.get('timeZone')),
      digestTime: String(values.get('digestTime')),
    };
    void run(consoleApi.notices, settings, 'It is saved');
  }
  function change(kind: SubmissionKind, to: Partial<NoticeChoice>) {
    setKinds({ ...kinds, [kind]: { ...kinds[kind], ...to } });
  }
  return (
    <form className={s.form} onSubmit={submit} aria-labelledby="notices-title">
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">When there is</th>
            <th scope="col">At once</th>
            <th scope="col">Daily</th>
            <th scope="col">Off</th>
          </tr>
        </thead>
        <tbody>
          {kindNames.map(([kind, name]) => (
            <Kind
              key={kind}
              kind={kind}
              name={name}
              choice={kinds[kind]}
              onChange={(to) => change(kind, to)}
            />
          ))}
        </tbody>
      </table>
      <div className={s.row}>
        <label>
          Sent
          <select
            value={channel}
            onChange={({ target }) => setChannel(target.value === 'chat' ? 'chat' : 'mail')}
          >
            <option value="mail">by mail</option>
            <option value="chat" disabled={own.chat === null}>
              {own.chat === null ? 'to a chat channel: set one first' : `to ${chatNames[own.chat.format]}`}
            </option>
          </select>
        </label>
        <label>
          Daily at
          <input {...timeInput} name="digestTime" defaultValue={own.settings.digestTime} />
        </label>
        <label>
          On the clock of
          <select name="timeZone" defaultValue={zone}>
            {[...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
      {problem && <Notice>{problem}</Notice>}
      <Button type="submit" disabled={busy}>
        {busy ? 'Saving …' : 'Save'}
      </Button>
    </form>
  );
}

const timeNames = { now: 'at once', daily: 'daily', off: 'not at all' } as const;

function Kind(props: {
  kind: SubmissionKind;
  name: string;
  choice: NoticeChoice;
  onChange: (to: Partial<NoticeChoice>) => void;
}) {
  const { kind, name, choice, onChange } = props;
  return (
    <tr>
      <th scope="row">
        {name}
        {choice.when !== 'off' && (
          <span className={s.limits}>
            <select
              aria-label={`${name}: whose`}
              value={choice.onlyMine ? 'mine' : 'all'}
              onChange={({ target }) => onChange({ onlyMine: target.value === 'mine' })}
            >
              <option value="all">everyone’s</option>
              <option value="mine">{kind === 'meeting' ? 'only with me' : 'only assigned to me'}</option>
            </select>
            {kind === 'application' && (
              <select
                aria-label={`${name}: ad spend`}
                value={choice.minSpend ?? ''}
                onChange={({ target }) =>
                  onChange({ minSpend: adSpendBands.find((band) => band === target.value) ?? null })
                }
              >
                <option value="">any ad spend</option>
                {adSpendBands.map((band) => (
                  <option key={band} value={band}>
                    from {band.split('–')[0]?.replace('+', '')} a month
                  </option>
                ))}
              </select>
            )}
          </span>
        )}
      </th>
      {noticeTimes.map((when) => (
        <td key={when}>
          <input
            type="radio"
            name={`when-${kind}`}
            aria-label={`${name}: ${timeNames[when]}`}
            checked={choice.when === when}
            onChange={() => onChange({ when })}
          />
        </td>
      ))}
    </tr>
  );
}
