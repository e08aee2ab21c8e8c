import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { thankYou as english } from '../en/thank-you.ts';

const f = figures('de');

export const thankYou: typeof english = {
  meta: {
    title: `Danke · ${settings.brand}`,
    description: `Ihre Bewerbung ist eingegangen, und ein Mensch liest sie. Wenn es passt, folgen ${f.callMinutes} Minuten Onboarding-Gespräch und ${f.trialDays} Tage kostenlose Testphase.`,
  },
  title: 'Danke, Sie stehen auf der Warteliste',
  lede: 'Unsere Bestätigung finden Sie in Ihrem Posteingang. Wir lesen jede Bewerbung; wenn es passt, schreibt Ihnen das Onboarding-Team, mit Kopie an Ihre Kontaktperson.',
  optIn: {
    title: 'Danke. Es fehlt noch ein Klick.',
    lede: 'Wir haben Ihnen eine E-\u2060Mail mit einem Link geschickt. Klicken Sie darauf, um Ihre Adresse zu bestätigen, dann lesen wir Ihre Bewerbung; bis dahin ruht sie.',
    again: 'Keine E-\u2060Mail? Neu anfordern',
  },
  back: 'Zurück zur Website',
  next: {
    label: 'So geht es weiter',
    applied: 'Sie haben sich beworben',
    confirm: {
      name: 'Sie bestätigen',
      done: 'Sie haben bestätigt',
      text: 'Ein Klick in unserer E-\u2060Mail',
    },
    read: { name: 'Wir prüfen', done: 'Wir haben geprüft', text: 'Jede Bewerbung liest ein Mensch' },
    answer: {
      name: 'Sie bekommen Antwort',
      done: 'Wir haben entschieden',
      text: `Per E-\u2060Mail, in jedem Fall. Wenn es passt: ${f.callMinutes}\u00a0Minuten Onboarding-Gespräch, dann ${f.trialDays}\u00a0Tage Testphase`,
    },
  },
};
