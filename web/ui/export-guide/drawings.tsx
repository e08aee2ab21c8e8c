import type { ReactNode } from 'react';
import { fill } from '../../../content/fill.ts';
import type { howToExport } from '../../../content/messages/en/how-to-export.ts';
import s from './export-guide.module.css';

type Messages = typeof howToExport;
export type Guide = Messages['guides']['google-ads'];

/** The items of a menu, and the index of the one to click, or -1. */
function parseMenu(list: string): { words: string[]; marked: number } {
  const words = list.split('|').filter(Boolean);
  const marked = words.findIndex((word) => word.startsWith('*'));
  return { words: words.map((word) => word.replace(/^\*/, '')), marked };
}

function markedWord(list: string): string {
  const { words, marked } = parseMenu(list);
  return words[marked] ?? '';
}

/** Drawn in our own style, not as a copy of any platform's pages. The ring shows where to click. */
function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg className={s.drawing} viewBox="0 0 300 120" role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** About how wide a letter is. */
const letter = { word: 5.6, strong: 6.6 };

/** Drawn narrower where it would not fit into `width`. */
function Word(props: { x: number; y: number; isStrong?: boolean; width?: number; children: string }) {
  const { x, y, isStrong, width, children } = props;
  const isLong = width !== undefined && children.length * letter[isStrong ? 'strong' : 'word'] > width;
  return (
    <text
      x={x}
      y={y}
      className={isStrong ? s.strong : s.word}
      {...(isLong && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {children}
    </text>
  );
}

function Ring(box: { x: number; y: number; width: number; height: number }) {
  return <rect {...box} rx="3" className={s.ring} />;
}

function Menu({ x, y, width, list }: { x: number; y: number; width: number; list: string }) {
  const { words, marked } = parseMenu(list);
  return (
    <>
      <rect x={x} y={y} width={width} height={words.length * 21 + 14} className={s.menu} />
      {words.map((word, i) => (
        <Word key={word} x={x + 10} y={y + 20 + i * 21} isStrong={i === marked || word.endsWith('›')}>
          {word}
        </Word>
      ))}
      {marked >= 0 && <Ring x={x + 4} y={y + 6 + marked * 21} width={width - 8} height={20} />}
    </>
  );
}

function Lines({ x, width }: { x: number; width: number }) {
  return [52, 70, 88, 106].map((y) => (
    <rect key={y} x={x} y={y} width={width} height={8} className={s.line} />
  ));
}

export function PlaceDrawing({ step, t }: { step: Guide['place']; t: Messages['drawings'] }) {
  const { words, marked } = parseMenu(step.list);
  return (
    <Frame label={fill(t.place, { marked: markedWord(step.list) })}>
      <rect width={92} height={120} className={s.side} />
      {words.map((word, i) => (
        <Word key={word} x={10} y={26 + i * 24} isStrong={i === marked}>
          {word}
        </Word>
      ))}
      <Ring x={4} y={11 + marked * 24} width={84} height={22} />
      <Word x={102} y={26} width={84} isStrong>
        {step.head}
      </Word>
      <rect x={196} y={10} width={96} height={24} className={s.menu} />
      <Word x={203} y={26} width={84}>
        {t.dates}
      </Word>
      <Ring x={193} y={7} width={102} height={30} />
      <Lines x={102} width={190} />
    </Frame>
  );
}

export function SplitDrawing({ step, t }: { step: Guide['split']; t: Messages['drawings'] }) {
  const [first = '', second = '', third = ''] = step.bar.split('|');
  const marked = markedWord(step.sub) || markedWord(step.menu);
  return (
    <Frame label={fill(t.split, { menu: second, marked })}>
      <rect width={300} height={30} className={s.side} />
      <Word x={14} y={20}>
        {first}
      </Word>
      <Word x={92} y={20} isStrong>
        {second}
      </Word>
      <Word x={180} y={20}>
        {third}
      </Word>
      <Menu x={72} y={32} width={98} list={step.menu} />
      {step.sub !== '' && <Menu x={172} y={40} width={98} list={step.sub} />}
    </Frame>
  );
}

export function ColumnsDrawing({ step, t }: { step: Guide['columns']; t: Messages['drawings'] }) {
  const names = step.names.split('|');
  return (
    <Frame label={fill(t.columns, { columns: names.join(', ') })}>
      {names.map((name, i) => (
        <g key={name}>
          <Word x={14 + i * 72} y={24} isStrong>
            {name}
          </Word>
          {[42, 62, 82, 102].map((y) => (
            <rect
              key={y}
              x={14 + i * 72}
              y={y}
              width={i === 0 ? 52 : 40 - i * 4}
              height={7}
              className={i === 0 ? s.date : s.line}
            />
          ))}
        </g>
      ))}
      <path d="M0 34h300" className={s.rule} />
      <Ring x={6} y={8} width={68} height={108} />
    </Frame>
  );
}

export function DownloadDrawing({ step, t }: { step: Guide['download']; t: Messages['drawings'] }) {
  return (
    <Frame label={fill(t.download, { menu: step.button, marked: markedWord(step.menu) })}>
      <Word x={20} y={26} isStrong>
        {step.button}
      </Word>
      <Menu x={10} y={36} width={112} list={step.menu} />
      <path d="M132 60h44m-8-7 8 7-8 7" className={s.rule} />
      <rect x={186} y={30} width={104} height={60} className={s.target} />
      <Word x={196} y={64} isStrong>
        {t.drop}
      </Word>
    </Frame>
  );
}
