import { settings } from '../../../content/settings.ts';
import { addDays, isDay } from '../../../contract/calendar.ts';
import { hostCalendarPath } from '../../../contract/console/paths.ts';
import {
  type Absence,
  closedSpan,
  type Host,
  type HostSettings,
  holidayCountries,
  hostSettings,
} from '../../../contract/host.ts';
import { linkOrigin } from '../../env.ts';
import { addHost, closeHosts, readHosts, renewFeed, saveHost } from '../../hosts/store.ts';
import { OperatorError } from '../../operator-error.ts';
import { type AdminTools, type DatabaseCommand, UsageError } from '../command.ts';
import { inOneLine, parseCommand, tabbed } from './arguments.ts';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

export const hostCommand: DatabaseCommand = {
  name: 'host',
  about: 'lists and changes the hosts of meetings: hours, holidays, closures',
  usage: [
    'host list',
    'host add <name> [options]',
    'host set <host> [options]',
    'host close <host> <first day> [<last day>] [--label <text>]',
    'host close all <first day> [<last day>] [--label <text>]',
    'host block <host> <start> <end> [--label <text>]',
    'host open <host> <day or start>',
    'host retire <host>',
    'host restore <host>',
    'host link <host>',
  ],
  values: [
    ['<host>', 'the id or the name, as `host list` shows it'],
    ['<start>, <end>', 'on the host’s clock, such as 2026-12-24T13:00'],
    ['open', 'takes back the closure or the blocked time that begins then, or works on that holiday'],
    ['link', 'makes a new secret address of the host’s calendar; the old one stops working'],
    ['--name', 'a person or a role'],
    ['--time-zone', 'such as Europe/London'],
    ['--hours', 'any, or such as "mon-fri 09:00-12:00, mon-fri 13:00-17:00, sat 10:00-12:00"'],
    ['--country', `whose public holidays are kept: ${holidayCountries.join(', ')}, none`],
    ['--buffer', 'minutes kept free before and after a meeting'],
    ['--notice', 'hours ahead that a meeting must be booked at least'],
    ['--horizon', 'days ahead that a meeting can be booked at most'],
  ],
  async run(args, tools) {
    const { values, positionals } = parseCommand(args, 4, options);
    const [act = '', ...rest] = positionals;
    if (act === 'list' && rest.length === 0) return list(tools);
    if (act === 'add' && rest.length === 1) return add(tools, rest[0] ?? '', values);
    const [named, first, second] = rest;
    if (act === 'close' && named === 'all' && rest.length <= 3) return closeAll(tools, first, second, values);
    const host = await hostNamed(tools, named);
    if (act === 'link' && rest.length === 1) return link(tools, host);
    const changed = applyChange(act, host, { first, second, count: rest.length, values });
    if (!changed) throw new UsageError();
    const outcome = await saveHost(tools.db, host.id, { ...checked(changed), ...seenState(host, act) }, null);
    if (outcome !== 'done') throw new OperatorError('Somebody else changed this host meanwhile: try again.');
    tools.print(`${inOneLine(changed.name)} is saved.`);
  },
};

const options = {
  label: { type: 'string', default: '' },
  name: { type: 'string' },
  'time-zone': { type: 'string' },
  hours: { type: 'string' },
  country: { type: 'string' },
  buffer: { type: 'string' },
  notice: { type: 'string' },
  horizon: { type: 'string' },
} as const;
type Values = { [name in keyof typeof options]?: string };

async function list({ db, print }: AdminTools): Promise<void> {
  for (const host of await readHosts(db)) {
    const { id, name, timeZone, country, bufferMinutes, noticeHours, horizonDays, absences, retired } = host;
    const rules = `${bufferMinutes} min buffer, ${noticeHours} h notice, ${horizonDays} days ahead`;
    print(tabbed(id, name, retired ? 'retired' : timeZone, formatHours(host), country ?? 'none', rules));
    for (const { kind, from, to, label } of absences) print(tabbed('', kind, from, to, label));
  }
}

async function closeAll(
  { db, print }: AdminTools,
  first: string | undefined,
  last: string | undefined,
  { label = '' }: Values,
): Promise<void> {
  const span = closedSpan.safeParse({ first, last: last ?? first, label });
  if (!span.success) throw new UsageError('A day is written as 2026-12-24.');
  print(`Closed for ${await closeHosts(db, span.data, null)} of the hosts who take meetings.`);
}

async function add({ db, print }: AdminTools, name: string, values: Values): Promise<void> {
  const { hostTimeZone: timeZone, noticeHours, horizonDays } = settings.meetings;
  const limits = { bufferMinutes: 0, noticeHours, horizonDays };
  const fresh = { name, timeZone, hours: null, country: null, opened: [], absences: [], ...limits };
  print(await addHost(db, checked(withOptions(fresh, { name, ...values })), null));
}

async function link({ db, env, print }: AdminTools, { id }: Host): Promise<void> {
  const token = await renewFeed(db, id, null);
  print(`${linkOrigin(env)}${hostCalendarPath(token ?? '')}`);
}

export async function hostNamed({ db }: AdminTools, named: string | undefined): Promise<Host> {
  if (named === undefined) throw new UsageError();
  const found = (await readHosts(db)).filter(({ id, name }) => id === named || name === named);
  if (found.length > 1) throw new OperatorError(`Several hosts are called ${named}: give the id.`);
  if (!found[0]) throw new OperatorError(`There is no host ${named}.`);
  return found[0];
}

interface Change {
  first: string | undefined;
  second: string | undefined;
  count: number;
  values: Values;
}

/** Applies an action to a host; undefined if its arguments are wrong. */
function applyChange(act: string, host: Host, change: Change): HostSettings | undefined {
  const { first = '', second, count, values } = change;
  const label = values.label ?? '';
  const away = (absence: Omit<Absence, 'label'>) => ({
    ...host,
    absences: [...host.absences, { ...absence, label }].toSorted((a, b) => a.from.localeCompare(b.from)),
  });
  if (act === 'set' && count === 1) return withOptions(host, values);
  if ((act === 'retire' || act === 'restore') && count === 1) return host;
  if (act === 'close' && (count === 2 || count === 3)) {
    const last = second ?? first;
    if (!isDay(first) || !isDay(last)) throw new UsageError('A day is written as 2026-12-24.');
    return away({ kind: 'closure', from: `${first}T00:00`, to: `${addDays(last, 1)}T00:00` });
  }
  if (act === 'block' && count === 3) return away({ kind: 'blocked', from: first, to: second ?? '' });
  return act === 'open' && count === 2 ? opened(host, first) : undefined;
}

function opened(host: Host, from: string): HostSettings {
  const absences = host.absences.filter((one) => one.from !== (isDay(from) ? `${from}T00:00` : from));
  if (absences.length < host.absences.length) return { ...host, absences };
  if (!isDay(from)) throw new OperatorError(`Nothing begins at ${from}.`);
  return { ...host, opened: [...new Set([...host.opened, from])].toSorted() };
}

function seenState({ updatedAt, retired }: Host, act: string) {
  return { seen: updatedAt, retired: act === 'retire' || (retired && act !== 'restore') };
}

function withOptions(host: HostSettings, values: Values): HostSettings {
  const { hours, country, buffer, notice, horizon } = values;
  return {
    ...host,
    name: values.name ?? host.name,
    timeZone: values['time-zone'] ?? host.timeZone,
    hours: hours === undefined ? host.hours : hoursFrom(hours),
    country: country === undefined ? host.country : countryFrom(country),
    bufferMinutes: buffer === undefined ? host.bufferMinutes : Number(buffer),
    noticeHours: notice === undefined ? host.noticeHours : Number(notice),
    horizonDays: horizon === undefined ? host.horizonDays : Number(horizon),
  };
}

function countryFrom(text: string): HostSettings['country'] {
  const found = holidayCountries.find((one) => one === text.toUpperCase());
  if (!found && text !== 'none') throw new UsageError(`There is no country "${text}".`);
  return found ?? null;
}

/** Reads `mon-fri 09:00-17:00, sat 10:00-12:00`. */
function hoursFrom(text: string): HostSettings['hours'] {
  if (text === 'any') return null;
  return text.split(',').flatMap((part) => {
    const [, first = '', last = first, from = '', to = ''] =
      /^\s*([a-z]{3})(?:-([a-z]{3}))?\s+(\d\d:\d\d)-(\d\d:\d\d)\s*$/i.exec(part) ?? [];
    const [begin, end] = [first, last].map((day) => weekdays.indexOf(day.toLowerCase()));
    if (begin === undefined || end === undefined || begin < 0 || end < begin)
      throw new UsageError(`Invalid hours: "${part.trim()}".`);
    return weekdays.slice(begin, end + 1).map((_, i) => ({ weekday: begin + i + 1, from, to }));
  });
}

function formatHours({ hours }: Host): string {
  if (hours === null) return 'any';
  return hours.map(({ weekday, from, to }) => `${weekdays[weekday - 1]} ${from}-${to}`).join(', ') || 'none';
}

function checked(host: HostSettings): HostSettings {
  const read = hostSettings.safeParse(host);
  if (read.success) return read.data;
  const wrong = [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
  throw new UsageError(`This cannot be used: ${wrong.join(', ')}.`);
}
