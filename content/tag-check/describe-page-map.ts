import type { Landmark, TagCheckResult, TagEvidence, TagKind, UnreadPart } from '../../contract/tag-check.ts';
import { fill } from '../fill.ts';
import type { TagCheckMessages } from '../messages/en/check-ga-tag.ts';

/** The style of a pin. `good` counts visits, `old` does not, `box` holds other tags, `other` is not Analytics. */
type PinMark = 'good' | 'old' | 'box' | 'unread' | 'other' | 'slot';

/** A row of the map: an element of the page such as `<head>`, lines without findings, or a pin. */
export interface MapRow {
  mark: PinMark | 'tag' | 'gap' | 'long-gap' | 'asked' | 'wall' | 'unseen';
  /** `Line` or `Lines`, for screen readers. */
  said: string;
  lines: string;
  code?: string;
  note?: string;
  pin?: MapPin;
}

export interface MapPin {
  name: string;
  kind: string;
  where: string;
  word?: string;
  inside?: { title: string; items: MapItem[] };
}

export interface MapItem {
  mark: PinMark;
  name: string;
  kind: string;
}

/** The parts that were not read, by name. */
type Closed = ReadonlyMap<string, UnreadPart>;

interface Point {
  line: number | null;
  position: number | null;
  row: Pick<MapRow, 'mark' | 'code' | 'pin'>;
  /** The name that its content refers to. */
  holds?: string;
}

const codes: Record<Landmark['is'], string | null> = {
  head: '<head>',
  'head-end': null,
  body: '<body>',
  'body-end': '</body>',
};
const longGap = 50;
const serviceNames: Partial<Record<TagKind, string>> = { segment: 'Segment', zaraz: 'Cloudflare Zaraz' };

/** The page from its first to its last line, with what was found and what was not read. */
export function describePageMap(reply: TagCheckResult, messages: TagCheckMessages): MapRow[] {
  const { outline, tags, unread } = reply;
  const closed = new Map(unread.flatMap((part) => (part.what === '' ? [] : [[part.what, part]])));
  const onPage = tags.filter(({ within }) => within === null).map((tag) => toPoint(tag, closed, messages));
  const needsTag = /^add-tag(-beside-ads)?$/.test(reply.nextStep);
  const points = [
    ...(outline?.landmarks ?? []).flatMap((landmark) => landmarkPoint(landmark, needsTag, messages)),
    ...withInsides(onPage, tags, closed, messages),
    ...unread
      .filter(
        ({ kind, what }) => kind !== 'loader' && (what === '' || !onPage.some(({ holds }) => holds === what)),
      )
      .map((part) => unreadPoint(part, messages)),
  ];
  return toRows(points.sort(byPlace), outline?.lines ?? 0, messages);
}

/** How far the check of an unreadable page got. */
export function describeFailedMap(
  { url, state, status }: TagCheckResult,
  messages: TagCheckMessages,
): MapRow[] {
  const { asked, ends, unseen } = messages.attempt;
  const rows: MapRow[] = [
    { mark: 'asked', said: '', lines: 'GET', code: url, note: asked },
    { mark: 'wall', said: '', lines: String(status ?? '–'), code: ends[state as keyof typeof ends] },
  ];
  if (state === 'not-html') return rows;
  return [
    ...rows,
    { mark: 'unseen', said: '', lines: '', code: '<head>', note: unseen },
    { mark: 'unseen', said: '', lines: '', code: '<body>', note: unseen },
  ];
}

function landmarkPoint(
  { is, line, position }: Landmark,
  needsTag: boolean,
  messages: TagCheckMessages,
): Point[] {
  const code = codes[is];
  if (code !== null) return [{ line, position, row: { mark: 'tag', code } }];
  return needsTag ? [{ line, position, row: { mark: 'slot', pin: messages.map.slot } }] : [];
}

function toPoint(tag: TagEvidence, closed: Closed, messages: TagCheckMessages): Point {
  const { kind, line, position } = tag;
  const holds = nameHeld(tag);
  const gap = closed.get(holds);
  const mark = chooseMark(tag, closed);
  const pin: MapPin = {
    name: holds || messages.noId,
    kind: messages.kinds[kind],
    where: gap ? messages.unread.reasons[gap.reason] : describePlace(tag, messages),
    word: describeMark(mark, tag, closed, messages),
  };
  if (gap?.kind === 'container')
    pin.inside = describeContents(holds, [{ mark: 'unread', ...messages.map.closed }], messages);
  return { line, position, holds, row: { mark, pin } };
}

/** Attaches the content of a container or script to its pin; one that is not on the page gets its own pin. */
function withInsides(
  onPage: readonly Point[],
  tags: readonly TagEvidence[],
  closed: Closed,
  messages: TagCheckMessages,
): Point[] {
  const points = [...onPage];
  for (const within of new Set(tags.flatMap((tag) => tag.within ?? []))) {
    const inside = tags.filter((tag) => tag.within === within);
    const items = inside
      .filter(({ kind, id }) => kind !== 'tag-manager' || id !== null)
      .map((tag) => toItem(tag, closed, messages));
    let point = points.find(({ holds, row }) => holds === within && row.pin);
    if (!point) {
      point = scriptPoint(within, inside, messages);
      points.push(point);
    }
    if (point.row.pin && items.length > 0) point.row.pin.inside = describeContents(within, items, messages);
  }
  return points;
}

function scriptPoint(within: string, inside: readonly TagEvidence[], messages: TagCheckMessages): Point {
  const { line = null, position = null, place, section } = inside[0] ?? {};
  const isContainer = place === 'container' || inside.some((tag) => tag.kind === 'tag-manager');
  const kind = isContainer
    ? messages.kinds['tag-manager']
    : place === 'frame'
      ? messages.places.frame
      : messages.map.script;
  const where = section
    ? fill(messages.section, { where: messages.places['script-url'], section })
    : messages.map.loaded;
  return {
    line,
    position,
    holds: within,
    row: { mark: 'box', pin: { name: within, kind, where, word: messages.pins.box } },
  };
}

function toItem(tag: TagEvidence, closed: Closed, messages: TagCheckMessages): MapItem {
  const mark = chooseMark(tag, closed);
  const kind = messages.kinds[tag.kind];
  const said =
    mark === 'good' || mark === 'box'
      ? kind
      : fill(messages.map.item, { kind, word: describeMark(mark, tag, closed, messages) });
  return { mark, name: tag.id ?? messages.noId, kind: said };
}

function describeContents(
  name: string,
  items: MapItem[],
  messages: TagCheckMessages,
): NonNullable<MapPin['inside']> {
  return { title: fill(messages.places.container, { within: name }), items };
}

function unreadPoint({ kind, what, line, position, reason }: UnreadPart, messages: TagCheckMessages): Point {
  const { parts, kinds, reasons } = messages.unread;
  const pin: MapPin = {
    name: fill(parts[kind], { what }),
    kind: kinds[kind as keyof typeof kinds] ?? '',
    where: reasons[reason],
    word: messages.pins.unread,
  };
  return { line, position, row: { mark: 'unread', pin } };
}

function nameHeld({ kind, id }: TagEvidence): string {
  return serviceNames[kind] ?? id ?? '';
}

function chooseMark(tag: TagEvidence, closed: Closed): Exclude<PinMark, 'slot'> {
  const { kind, counts } = tag;
  if (closed.has(nameHeld(tag))) return 'unread';
  if (counts) return 'good';
  if (kind === 'ga4' || kind === 'google-tag' || kind === 'universal-analytics') return 'old';
  return kind === 'google-ads' || kind === 'floodlight' ? 'other' : 'box';
}

function describeMark(
  mark: Exclude<PinMark, 'slot'>,
  tag: TagEvidence,
  closed: Closed,
  messages: TagCheckMessages,
): string {
  const { kind, confidence } = tag;
  if (closed.get(nameHeld(tag))?.kind === 'loader') return messages.pins.open;
  if (mark === 'good') return messages.confidences[confidence];
  if (mark === 'old') return kind === 'universal-analytics' ? messages.retired : messages.pins.idle;
  return messages.pins[mark];
}

function describePlace({ place, within, section }: TagEvidence, messages: TagCheckMessages): string {
  const where = fill(messages.places[place], { within: within ?? '' });
  return section ? fill(messages.section, { where, section }) : where;
}

function byPlace(a: Point, b: Point): number {
  return (a.line ?? Infinity) - (b.line ?? Infinity) || (a.position ?? 1) - (b.position ?? 1) || 0;
}

/** The points with their lines, and the lines between them. */
function toRows(points: readonly Point[], lines: number, messages: TagCheckMessages): MapRow[] {
  const rows: MapRow[] = [];
  let next = 1;
  for (const { line, row } of points) {
    if (line === null) addGap(lines);
    else addGap(line - 1);
    rows.push({
      ...row,
      said: line === null ? messages.map.noLine : messages.map.line,
      lines: String(line ?? '–'),
    });
    if (line !== null) next = Math.max(next, line + 1);
  }
  if (points.at(-1)?.row.code !== '</body>') addGap(lines);
  return rows;

  function addGap(to: number): void {
    if (to < next) return;
    const { line, lines: several } = messages.map;
    const mark = to - next >= longGap ? 'long-gap' : 'gap';
    rows.push(
      to === next ? { mark, said: line, lines: String(to) } : { mark, said: several, lines: `${next}–${to}` },
    );
    next = to + 1;
  }
}
