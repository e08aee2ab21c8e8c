import type { Host } from '../../../contract/host.ts';

/** A host with the site's default limits only. */
export function hostAtWork(more: Partial<Host> = {}): Host {
  return {
    id: '00000000-0000-7000-8000-000000000001',
    updatedAt: '2026-07-01T00:00:00.000Z',
    name: 'Onboarding team',
    timeZone: 'America/New_York',
    hours: null,
    country: null,
    opened: [],
    absences: [],
    bufferMinutes: 0,
    noticeHours: 4,
    horizonDays: 90,
    hasFeed: false,
    operatorId: null,
    retired: false,
    ...more,
  };
}

/** Monday to Friday, nine to five. */
export const officeHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
