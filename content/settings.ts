import type { SettingsFile } from '../contract/settings.ts';
import stored from './settings.json' with { type: 'json' };

export type Settings = ReturnType<typeof readSettings>;
export type MeetingSettings = Settings['meetings'];
export type ImprintSettings = Record<keyof SettingsFile['imprint'], string | null>;

/** The content of `settings.json`. The build checks it against its schema in `contract/settings.ts`. */
export const settings: Settings = readSettings(stored);

export function readSettings(file: SettingsFile) {
  const { repository, externalWaitlistUrl, meetings, imprint } = file;
  return {
    ...file,
    repository: addressIn(repository),
    externalWaitlistUrl: addressIn(externalWaitlistUrl),
    meetings: {
      ...meetings,
      closedDays: meetings.closedDays ?? [],
      closedWeekdays: meetings.closedWeekdays ?? [],
      callUrl: addressIn(meetings.callUrl),
    },
    imprint: readImprint(imprint),
  };
}

function addressIn(text: string): string | null {
  return text === '-' || text === '' ? null : text;
}

/**
 * `null` is unknown, and the page marks the gap; an empty string does not apply, and the page omits it. In the file
 * these are `?` or empty, and `-`.
 */
function readImprint(imprint: SettingsFile['imprint']): ImprintSettings {
  const read = (text: string) => (text.trim() === '-' ? '' : /^\??$/.test(text.trim()) ? null : text.trim());
  return Object.fromEntries(
    Object.entries(imprint).map(([name, text]) => [name, read(text)]),
  ) as ImprintSettings;
}

/** Switches to another version of the file, for everything that reads settings on demand. */
export function applySettings(file: SettingsFile): void {
  const { meetings, imprint, ...rest } = readSettings(file);
  Object.assign(settings, rest);
  Object.assign(settings.meetings, meetings);
  Object.assign(settings.imprint, imprint);
}

/** The fields that must be filled in before the site goes live. */
export function missingImprintFields({ imprint }: Pick<Settings, 'imprint'> = settings): string[] {
  return Object.entries(imprint).flatMap(([name, value]) => (value === null ? [name] : []));
}
