import { useEffect, useId, useState } from 'react';
import { localDay } from '../../../../contract/calendar.ts';
import button from '../../../ui/button.module.css';
import { downloadFile } from '../../../ui/download-file.ts';
import { palette } from '../../../ui/palette.ts';
import { metricKey } from '../model/metric-key.ts';
import type { ExportableMetric } from '../text/shown-metric.ts';
import s from './forecast-exports.module.css';

interface Agency {
  name: string;
  /** `#1a3dd8`. */
  colour: string;
}

const unknown: Agency = { name: '', colour: palette.cobalt.toLowerCase() };

/** The pitch deck with the visitor's name and colour, which stay in this browser. */
export function DeckOutput(props: ExportableMetric) {
  const { deck: t } = props.messages.outputs;
  const id = useId();
  const [agency, setAgency] = useState(unknown);
  const [state, setState] = useState<'idle' | 'writing' | 'failed'>('idle');
  useEffect(() => setAgency(keptAgency()), []);

  function change(part: Partial<Agency>): void {
    const next = { ...agency, ...part };
    setAgency(next);
    keep(next);
  }
  async function download(): Promise<void> {
    setState('writing');
    try {
      downloadFile('forecast.pptx', await deckFile(props, agency));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <div role="group" aria-labelledby={`${id}title`} className={s.deck}>
      <b id={`${id}title`}>{t.title}</b>
      <i>.pptx</i>
      <span>{t.text}</span>
      <div className={s.agency}>
        <label htmlFor={`${id}name`}>{t.agency}</label>
        <label htmlFor={`${id}colour`}>{t.colour}</label>
        <input
          id={`${id}name`}
          value={agency.name}
          maxLength={60}
          autoComplete="organization"
          onChange={({ target }) => change({ name: target.value })}
        />
        <input
          id={`${id}colour`}
          type="color"
          value={agency.colour}
          onChange={({ target }) => change({ colour: target.value })}
        />
        <button
          type="button"
          className={`${button.button} ${button.ghost}`}
          disabled={state === 'writing'}
          onClick={() => void download()}
        >
          {t.download}
        </button>
      </div>
      <p role="status">{state === 'writing' ? t.writing : state === 'failed' ? t.failed : t.kept}</p>
    </div>
  );
}

/** The deck writer is loaded only now. */
async function deckFile(
  { result, plan, kept, outlook, checks, messages, locale }: ExportableMetric,
  agency: Agency,
): Promise<Blob> {
  const [{ buildDeck, deckMetric }, { pptxType, writePptx }, { deck }] = await Promise.all([
    import('../../../deck/build-deck.ts'),
    import('../../../deck/pptx/write-pptx.ts'),
    import(`../../../../content/messages/${locale}/deck.ts`),
  ]);
  const account = plan ?? result;
  const subject = deckMetric(account, outlook, plan !== undefined);
  const bytes = await writePptx(
    buildDeck({
      ...{ result: account, messages, deck, locale, kept },
      outlook: subject,
      baseline: plan && result.metrics.find((metric) => metricKey(metric) === metricKey(subject)),
      checks: checks[metricKey(subject)],
      today: localDay(),
      agency: agency.name.trim(),
      colour: agency.colour,
    }),
  );
  return new Blob([bytes], { type: pptxType });
}

const storageKey = 'deckAgency';

function keptAgency(): Agency {
  try {
    const { name, colour } = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof name === 'string' && /^#[\da-f]{6}$/.test(colour)) return { name, colour };
  } catch {
    // Storage may be blocked, or contain anything.
  }
  return unknown;
}

function keep(agency: Agency): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(agency));
  } catch {
    // Not saved.
  }
}
