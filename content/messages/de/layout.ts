import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { layout as english } from '../en/layout.ts';

const f = figures('de');

export const layout: typeof english = {
  skip: 'Zum Inhalt springen',
  logo: `${settings.brand}, Startseite`,
  newTab: 'öffnet in neuem Tab',
  nav: {
    label: 'Hauptmenü',
    pricing: 'Preise',
    clientLogin: 'Kunden-Login',
    requestAccess: 'Zugang anfragen',
    menu: 'Menü',
    language: 'Sprache: Deutsch',
    languages: 'Sprachen',
  },
  begin: { start: 'Loslegen', demo: 'Demo vereinbaren' },
  ruler: { today: 'Heute' },
  footer: {
    promise: `SEA-Prognosen und Mediaplanung für Agenturen, die schon liefern. Gegründet ${f.foundedIn} von Leuten, die selbst jahrelang auf Agenturseite saßen.`,
    joinWaitlist: 'Auf die Warteliste',
    products: 'Produkte',
    mediaPlanning: 'Mediaplanung',
    audienceAnalysis: 'Zielgruppenanalyse',
    deviceAnalysis: 'Geräteanalyse',
    campaignStrategy: 'Kampagnenstrategie',
    pitchPerfect: 'Pitch Perfect',
    adCreator: 'Anzeigen-Generator',
    resources: 'Ressourcen',
    blogs: 'Blog',
    gaCheck: 'GA-Tag prüfen',
    schedule: 'Termin vereinbaren',
    sales: 'Vertrieb kontaktieren',
    careersSearch: 'Stellensuche',
    company: 'Unternehmen',
    about: 'Über uns',
    team: 'Team',
    careers: 'Karriere',
    helpCenter: 'Hilfecenter',
    comingSoon: 'Demnächst',
    legal: 'Rechtliches',
    privacy: 'Datenschutz',
    terms: 'AGB',
    contact: 'Kontakt',
    support: 'Support',
    social: 'Social Media',
  },
  chat: {
    open: 'Mit uns chatten',
    close: 'Chat schließen',
    title: 'Was möchten Sie wissen?',
    hours: 'Kundenservice rund um die Uhr.',
    write: 'An den Kundenservice schreiben',
  },
};
