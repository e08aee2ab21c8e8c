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
      'Wir bauen den Plan, mit dem Agenturen arbeiten. Kleine Teams, klare Sprache, Entscheidungen nah am Kunden. Wenn Sie lieber das nächste Quartal sehen als das letzte erklären, lesen Sie weiter.',
  },
  search: { label: 'Stellen suchen', placeholder: 'Jobtitel', submit: 'Suchen' },
  openRoles: 'Offene Stellen',
  noRoles: 'Zurzeit ist keine Stelle ausgeschrieben. Wir lesen aber auch Initiativbewerbungen.',
  week: {
    title: 'Eine Woche in der Rolle',
    lede: 'Was die Stellenanzeige verlangt, als Plan gezeichnet.',
    role: 'Stelle',
    caption: 'Eine Beispielwoche',
    note: 'Die Aufgaben stehen in der Stellenanzeige; Tage und Längen sind Beispiele. Gefüllt: mit einer Agentur. Hell: mit einem Team. Umrandet: allein.',
    company: { agency: 'mit einer Agentur', team: 'mit einem Team', self: 'allein' },
  },
};
