import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { about as english } from '../en/about.ts';

const f = figures('de');
const { brand } = settings;

export const about: typeof english = {
  meta: {
    title: `Über uns: Agenturleute, die vorausplanen · ${brand}`,
    description: `${brand}, ${f.foundedIn} gegründet von ehemaligen Mitarbeitern einer großen, weltweit tätigen Marketingagentur: was wir bauen, für wen und mit wem Sie zu tun haben.`,
  },
  title: 'Wir haben die Agentur verlassen, um zu bauen, was ihr fehlte.',
  years: {
    label: `Ein Zeitstrahl. ${brand} wurde ${f.foundedIn} gegründet; die Linie ist bis heute durchgezogen und öffnet sich dann zur Prognose für die nächsten ${f.forecastMonthsWord} Monate.`,
    founded: 'Gründung',
    caption: 'Von der Gründung bis heute',
    note: 'Die Jahre sind maßstäblich. Was folgt, ist gezeichnet, nicht prognostiziert.',
  },
  story: {
    label: 'Unsere Geschichte',
    first: `${brand} wurde ${f.foundedIn} von ehemaligen Mitarbeitern einer großen, weltweit tätigen Marketingagentur gegründet. Jahrelang hatten wir den letzten Monat erklärt. Wir wollten die nächsten ${f.forecastMonthsWord} sehen.`,
    flagship: `Unser wichtigstes Produkt ist die Prognose für die nächsten ${f.forecastMonthsWord} Monate. Sie führt Markttrends, Konsumverhalten, Wettbewerbsanalyse und Predictive Analytics zusammen und sagt, wie sicher sie ist. Rundherum haben wir gebaut, was ein Account-Manager braucht, um danach zu handeln: Kampagnen auf ${f.platforms}, Alerts in Echtzeit, Zusammenfassungen, die sich selbst schreiben.`,
    more: [
      'Wir arbeiten mit Agenturen, deren Kunden vom kleinen Start-up bis zum internationalen Konzern reichen. Zugang gibt es auf Anfrage: Eine Prognose, die für Ihre Art von Konto nicht stimmt, hilft niemandem, und das sagen wir lieber vorher.',
      'Was wir nicht tun: Ihre Daten verkaufen, eine einzelne Zahl versprechen oder Vertrauen in eine Linie ohne Spanne verlangen. Jede Prognose bleibt dokumentiert, neben dem, was dann kam.',
    ],
    learnMore: 'Mehr lesen',
    showLess: 'Weniger anzeigen',
  },
  teams: {
    title: 'Die Teams, mit denen Sie arbeiten.',
    lede: 'Klein und danach benannt, wofür sie zuständig sind. Mit diesem Namen unterschreiben sie auch ihre E-\u2060Mails.',
    team: 'Wer wann für Sie da ist',
  },
  closer: {
    title: 'Arbeiten Sie mit uns. Oder bei uns.',
    access: 'Zugang anfragen',
    careers: 'Karriere',
  },
};
