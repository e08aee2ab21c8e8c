import { settings } from '../../../content/settings.ts';
import type { MapRow } from '../../../content/tag-check/describe-page-map.ts';
import type { DescribedCheck } from '../../../content/tag-check/describe-tag-check.ts';
import { useMessages } from '../../ui/page.tsx';
import { PageMap } from './page-map.tsx';
import s from './static-parts.module.css';
import { replyId } from './tag-check.island.tsx';
import { Details, ShareResult, Verdict } from './verdict.tsx';

const blankRow: MapRow = {
  mark: 'tag',
  said: '',
  lines: '',
  code: '',
  note: '',
  pin: {
    name: '',
    kind: '',
    where: '',
    word: '',
    inside: { title: '', items: [{ mark: 'box', name: '', kind: '' }] },
  },
};
const blank: DescribedCheck = {
  tone: 'good',
  title: '',
  text: '',
  next: '',
  agent: '',
  ticket: `mailto:${settings.email}`,
  tags: [],
  evidence: [{ id: '', where: '', call: ' ' }],
  read: [{ kind: '', what: '' }],
  map: { title: '', span: '', rows: [blankRow] },
  unread: [{ what: '', line: '', why: '', look: '' }],
  notes: [''],
  link: '',
  developer: { text: '', href: 'mailto:' },
};

/** The result without script: hidden until the server fills it in, including its title. */
export function PostedAnswer() {
  const { answer, title } = useMessages().checkGaTag;
  return (
    <div id={replyId} className={s.posted} data-only="answer" hidden>
      <Verdict check={{ ...blank, title }} messages={answer} email={settings.email} />
      <Details check={blank} messages={answer} />
      <ShareResult check={blank} messages={answer} canCopy={false} />
    </div>
  );
}

/** An example of a map, shown until there is a result. */
export function Sample() {
  const { sample: t, answer } = useMessages().checkGaTag;
  const { kinds, pins, retired, map } = answer;
  const at = (mark: MapRow['mark'], lines: string, more: Partial<MapRow> = {}): MapRow => ({
    mark,
    lines,
    said: lines.includes('–') ? map.lines : map.line,
    ...more,
  });
  const rows: MapRow[] = [
    at('tag', '1', { code: '<head>', note: t.head }),
    at('gap', '2–8'),
    at('box', '9', {
      pin: {
        name: 'GTM-…',
        kind: kinds['tag-manager'],
        where: t.container,
        word: pins.box,
        inside: {
          title: t.inside,
          items: [
            { mark: 'good', name: 'G-…', kind: t.insideAnalytics },
            { mark: 'other', name: 'AW-…', kind: t.insideAds },
          ],
        },
      },
    }),
    at('good', '14', { pin: { name: 'G-…', kind: kinds.ga4, where: t.analytics, word: t.counts } }),
    at('gap', '15–40'),
    at('tag', '41', { code: '<body>', note: t.body }),
    at('long-gap', '42–211'),
    at('old', '212', {
      pin: { name: 'UA-…', kind: kinds['universal-analytics'], where: t.retired, word: retired },
    }),
    at('unread', '240', { pin: { name: 'loader.js', kind: t.loader, where: t.unread, word: pins.unread } }),
    at('gap', '241–267'),
    at('tag', '268', { code: '</body>' }),
  ];
  return (
    <div className={s.posted} data-only="idle">
      <PageMap title={t.title} span={t.badge} rows={rows} isSample />
    </div>
  );
}
