import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../content/messages/catalogue.ts';
import { locales, localPath } from '../contract/locales.ts';
import { mailMessages } from '../server/messages.ts';
import { teamMembers } from '../web/documents/team.ts';

// The facts are in docs/content.md, under "Product facts".

/** All texts of a branch of the messages. Functions are called with X for all parameters. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return listTexts(value('X', 'X'));
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(listTexts) : [];
}

const trial = {
  en: /onboarding call|trial/i,
  de: /Onboarding-Gespräch|Testphase|kostenlos testen/i,
  es: /llamada de onboarding|prueba gratuita|(?:días|periodo) de prueba/i,
  fr: /appel d’onboarding|essai/i,
};

test.each(locales)('in %s, a call that anyone books promises no onboarding and no trial', (locale) => {
  const { schedule, sales, support } = catalogue[locale];
  const texts = listTexts([schedule, sales, support, mailMessages[locale].meeting]);
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => trial[locale].test(text))).toEqual([]);
});

test.each(locales)('in %s, the steps after an application name no call and no trial', (locale) => {
  const { applied, confirm, read, answer } = catalogue[locale].thankYou.next;
  const names = [applied, confirm.name, read.name, answer.name];
  expect(Object.keys(catalogue[locale].thankYou.next)).toHaveLength(names.length + 1);
  expect(names.filter((name) => trial[locale].test(name))).toEqual([]);
});

const accuracy = { en: /accura/i, de: /genauigkeit/i, es: /precisión/i, fr: /précision/i };
const without = { en: /without/, de: /ohne/, es: /sin /, fr: /sans / };
const million = { en: /million/i, de: /Million/, es: /millón/i, fr: /million/i };

test.each(locales)('in %s, data on brands is never joined to the accuracy', (locale) => {
  const { home, pricing, team, pitchPerfect } = catalogue[locale];
  const { brands, ...questions } = pricing.faq.questions;
  const texts = listTexts([home, team, teamMembers(locale), pitchPerfect, questions]).filter((text) =>
    million[locale].test(text),
  );
  expect(texts.length).toBeGreaterThanOrEqual(3);
  expect(texts.filter((text) => accuracy[locale].test(text) || /\d\s?%/.test(text))).toEqual([]);
  expect(brands.answer).toMatch(accuracy[locale]);
  expect(brands.answer).toMatch(without[locale]);
});

const estimate = {
  en: /our estimate/i,
  de: /unsere[r]? Schätzung/i,
  es: /nuestra estimación/i,
  fr: /notre estimation/i,
};

test.each(locales)('in %s, a figure without a source says that it is our estimate', (locale) => {
  const { home, howItWorks, pricing } = catalogue[locale];
  const texts = [
    home.figures.timeCut,
    home.figures.clients,
    home.week.lede,
    home.profit.lede,
    howItWorks.steps.plan.kept,
    pricing.faq.questions.clients.answer,
  ];
  expect(texts.filter((text) => !estimate[locale].test(text) && !/own estimate/.test(text))).toEqual([]);
});

/** Figures in articles that were never measured. */
const inventedFigures = {
  en: /invented|not measured at an agency/,
  de: /erfunden|nicht in einer Agentur gemessen/,
  es: /inventad|no medido en/,
  fr: /inventé|ficti[fv]|pas mesuré/,
};

const invented = {
  en: 'worked scenario',
  de: 'durchgerechnetes Beispiel',
  es: 'ejemplo desarrollado',
  fr: 'cas d’école',
};

test.each(locales)('in %s, a success story is called a worked scenario', (locale) => {
  expect(catalogue[locale].blogs.categories['SUCCESS STORY']).toContain(invented[locale]);
});

test.each(locales)('in %s, the second sentence of the home page is about your own export', (locale) => {
  const [, second] = catalogue[locale].home.hero.lede.split(/(?<=\.) /);
  expect(second).toContain('Google');
});

const noLogin = { en: /no login/i, de: /ohne Login/i, es: /sin registro/i, fr: /sans compte/i };
const otherNames = {
  en: /without (?:an )?account/i,
  de: /ohne Konto/i,
  es: /sin cuenta/i,
  fr: /sans inscription/i,
};

test.each(locales)('in %s, pages say in the same words that the forecast needs no login', (locale) => {
  const { home, pricing } = catalogue[locale];
  for (const text of [home.meta.description, home.hero.lede, home.ownPast.lede, pricing.horizon.own])
    expect(text).toMatch(noLogin[locale]);
  expect(listTexts([home, pricing]).filter((text) => otherNames[locale].test(text))).toEqual([]);
});

test.each(locales)(
  'in %s, each article has an outside source, a link to the tool and the word invented',
  (locale) => {
    const folder = join(import.meta.dirname, '..', 'content', 'articles', locale);
    const articles = readdirSync(folder).map((file) => ({
      file,
      text: readFileSync(join(folder, file), 'utf8'),
    }));
    expect(articles.length).toBeGreaterThanOrEqual(5);
    const without = (pattern: string | RegExp) =>
      articles.filter(({ text }) => !new RegExp(pattern).test(text)).map(({ file }) => file);
    expect(without('\\]\\(https://')).toEqual([]);
    expect(without(`\\]\\(${localPath(locale, '/forecast')}\\)`)).toEqual([]);
    expect(without(inventedFigures[locale])).toEqual([]);
  },
);
