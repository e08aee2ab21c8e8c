import { settings } from '../../settings.ts';
import type { careers as english } from '../en/careers.ts';

const { brand } = settings;

export const careers: typeof english = {
  meta: {
    title: `Karriere · ${brand}`,
    description: `Arbeiten Sie an dem Plan, mit dem Agenturen arbeiten: die offenen Stellen bei ${brand} in Business Management und Customer Success, mit Ort und Arbeitszeit.`,
  },
  banner: {
    title: 'Karriere',
    tagline: 'Kommen Sie in unser Team: Hier warten spannende Aufgaben!',
    intro:
      'Wir bauen den Plan, mit dem Agenturen arbeiten. Kleine Desks, klare Sprache, Entscheidungen nah am Kunden. Wenn Sie lieber das nächste Quartal sehen als das letzte erklären, lesen Sie weiter.',
  },
  search: { label: 'Stellen suchen', placeholder: 'Jobtitel', submit: 'Suchen' },
  day: {
    title: 'Die offenen Stellen auf der gemeinsamen Uhr',
    note: '09:00–17:00 Ortszeit im Juli, dargestellt in UTC',
    label: (v) =>
      `Balken auf einer UTC-Achse über 24\u00a0Stunden. Die Arbeitstage der offenen Stellen reichen von ${v.first} bis ${v.last}\u00a0Uhr: ${v.days}.`,
    bar: (v) => `${v.city} ${v.start} bis ${v.end}`,
  },
  openRoles: 'Offene Stellen',
};
