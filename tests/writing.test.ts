import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { locales } from '../contract/locales.ts';
import { renderMail } from '../server/mail/render-mail.ts';
import { mailMessages } from '../server/messages.ts';
import { teamName } from '../web/documents/team.ts';
import { startsLikeASentence, writingFaults } from './checks/writing.ts';

const content = join(import.meta.dirname, '..', 'content');

/** A text, and where it is from. */
type Text = [place: string, text: string];

test.each(locales)('%s is written as its editors write', async (locale) => {
  const texts = [...(await readMessages(locale)), ...readTexts(locale)];
  expect(texts.length).toBeGreaterThan(500);
  const faults = texts.flatMap(([place, text]) =>
    writingFaults(text, locale).map((fault) => `${place}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each(['de', 'fr'])('in %s no line of a page breaks inside "e-mail"', async (locale) => {
  // Mails have markup for it, and search engines show descriptions.
  const onPages = (await readMessages(locale)).filter(
    ([place]) => !/^(mails|replies)\.|\.meta\./.test(place),
  );
  expect(onPages.filter(([, text]) => /e-\u2060mail/i.test(text)).length).toBeGreaterThan(20);
  expect(onPages.filter(([, text]) => /\be-mail/i.test(text))).toEqual([]);
});

test('a German mail continues in lower case after its salutation', async () => {
  const opening = /^mails\.mails\..*\.(?:text(?:\.0)?|invitation)$|^replies\.replies\..*\.text\.1$/;
  const openings = (await readMessages('de')).filter(([place]) => opening.test(place));
  expect(openings.length).toBeGreaterThanOrEqual(7 + 14);
  expect(openings.filter(([, text]) => startsLikeASentence(text))).toEqual([]);
});

test.each(locales)('in %s a team signs its mails with the name it has on the team page', (locale) => {
  const { signature, supportConfirmation } = mailMessages[locale];
  expect(signature.toLowerCase()).toContain(teamName(locale, 'onboarding').toLowerCase());
  expect(supportConfirmation.signature.toLowerCase()).toContain(teamName(locale, 'care').toLowerCase());
});

test.each(locales)('the text around a mail’s messages is written as in %s', (locale) => {
  const { text } = renderMail({
    locale,
    title: 'X',
    paragraphs: [],
    action: { label: 'X', url: 'https://forespan.example' },
    table: { rows: [['X', 'X']] },
  });
  expect(text.split('\n').flatMap((line) => writingFaults(line, locale))).toEqual([]);
});

test.each([
  ['en', 'Someone answers by e-mail.'],
  ['en', 'Something to add? Reply to this mail.'],
  ['en', 'Checking...'],
  ['en', 'Consumer behaviour'],
  ['en', 'This meeting has been cancelled or is over.'],
  ['en', 'It recognises the tag.'],
  ['en', "Don't"],
  ['en', '366–490 in nine cases out of ten'],
  ['en', '366–490 in 9 of 10 cases'],
  ['en', 'Desktop overtakes at 09:00'],
  ['en', 'You know how a search account is run'],
  ['en', 'One week in ten brings none at all; that is no alarm.'],
  ['en', 'It stands at *Summary* at first.'],
  ['en', 'You know what came, your file doesn’t.'],
  ['en', 'Thirteen weeks behind and thirteen ahead'],
  ['en', 'Checked 8 times on the past'],
  ['en', 'Rows with the same day and texts'],
  ['en', 'More conversions, as is common in search.'],
  ['en', 'Expect around {amount} a week.'],
  ['es', 'La semana también se pronostica.'],
  ['es', 'Mira hacia delante'],
  ['es', 'Coste por conversión'],
  ['es', 'El pronosticador gratuito'],
  ['es', 'Cabe esperar cerca de {amount}.'],
  ['es', 'La prueba termina sola.'],
  ['es', 'La prueba con el histórico se repite.'],
  ['es', '366–490 en 9 de 10 casos'],
  ['es', 'Tipo de dispositivo (ordenador, móvil o tablet)'],
  ['es', 'Usted las aprueba; nada cambia solo.'],
  ['es', 'Hemos excluido {week}.'],
  ['fr', 'Budget de {month}'],
  ['fr', 'Dans neuf cas sur dix, entre {low} et {high}.'],
  ['fr', 'Le test sur l’historique'],
  ['fr', '10\u00a0Ko'],
  ['fr', 'Ce que nous aurions dit.'],
  ['fr', 'Six mois de vagues search'],
  ['fr', 'Toutes les régies permettent de découper un compte.'],
  ['fr', 'La semaine vaut trois fois l’habitude.'],
  ['fr', 'La semaine qui sort du lot'],
  ['fr', 'Remettre {week}'],
  ['de', 'Zu erwarten sind etwa {amount}.'],
  ['de', 'In den Wochen ab {day}'],
  ['de', 'Werktags übernimmt der Desktop.'],
  ['de', 'Geprüft an Ihrer eigenen Vergangenheit'],
  ['de', 'So sehen späte Buchungen aus.'],
  ['de', 'Das ist wie in Search üblich.'],
  ['de', 'Der November schließt bei 12.000\u00a0$.'],
  ['de', '539.685\u00a0$–587.133\u00a0$'],
  ['es', 'Tendencias y análisis competitivo'],
  ['es', '539.685\u00a0US$–587.133\u00a0US$'],
  ['fr', '539\u202f685\u00a0$US–587\u202f133\u00a0$US'],
  ['fr', 'À 12\u00a0$ l’unité'],
  ['de', 'Wird geprüft...'],
  ['de', 'Er sagt: "Ja".'],
  ['de', 'Er sagt: “Ja”.'],
  ['de', 'Über 95% genau'],
  ['es', 'Dice "sí".'],
  ['es', 'Quiere añadir algo?'],
  ['fr', 'Votre heure:'],
  ['fr', 'Une question?'],
  ['fr', 'Et ensuite ? Rien.'],
  ['fr', "C'est fait."],
  ['fr', '**Direction:** les écarts'],
  ['fr', 'Une question\u202f?'],
  ['fr', 'Il dit «oui».'],
] as const)('in %s, "%s" is found', (locale, text) => {
  expect(writingFaults(text, locale)).toHaveLength(1);
});

test.each([
  ['en', 'Submitting...'],
  ['en', 'Desktop overtakes at 9 a.m.; $800–$1,400'],
  ['de', '539.685–587.133\u00a0$'],
  ['en', 'It travels through our mail server by email. Plan, strategise, execute: a promise.'],
  ['de', '„Steht die Linie“, fragt sie, „oder nicht?“ Über 95\u00a0% …'],
  ['es', '«¿Cuántos?», pregunta. ¡Ya!'],
  ['fr', 'Une question\u00a0? De 10:30 à 11:00\u00a0: «\u00a0oui\u00a0»…'],
] as const)('in %s, "%s" is let through', (locale, text) => {
  expect(writingFaults(text, locale)).toEqual([]);
});

test('a German opening in upper case is found', () => {
  expect(startsLikeASentence('Vielen Dank für Ihre Bewerbung.')).toBe(true);
  expect(startsLikeASentence('vielen Dank für Ihre Bewerbung.')).toBe(false);
  expect(startsLikeASentence('Sie haben sich beworben.')).toBe(false);
});

/** Every message of a language, including the server's mails and replies. */
async function readMessages(locale: string): Promise<Text[]> {
  const folder = join(content, 'messages', locale);
  const modules = readdirSync(folder).map(async (file) =>
    listTexts(await import(join(folder, file)), basename(file, '.ts')),
  );
  return (await Promise.all(modules)).flat();
}

function listTexts(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return value === '' ? [] : [[place, value]];
  if (typeof value === 'function') return listTexts(value(anything, anything), place);
  return Object.entries(value as object).flatMap(([key, inner]) => listTexts(inner, `${place}.${key}`));
}

/** A substitute for any argument of a message: `v.name` and `name` are both an X. */
const anything: unknown = new Proxy(new String('X'), {
  get: (text, key) => {
    const own: unknown = Reflect.get(String.prototype, key);
    if (typeof own === 'function') return own.bind(text.valueOf());
    return typeof key === 'symbol' ? undefined : 'X';
  },
});

/** The front matter and the paragraphs of the articles, jobs, help and legal texts. */
function readTexts(locale: string): Text[] {
  return ['articles', 'help', 'jobs', 'legal'].flatMap((kind) => {
    const folder = join(content, kind, locale);
    return readdirSync(folder).flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
      const fields = Object.entries(parseYaml(front)).filter(([, value]) => typeof value === 'string');
      const lines = body.replace(/\]\([^)]*\)/g, ']').split('\n');
      const before = source.split('\n').length - lines.length;
      return [...(fields as Text[]), ...lines.map((line, i): Text => [`line ${before + i + 1}`, line])]
        .filter(([, text]) => text !== '')
        .map(([place, text]): Text => [`${kind}/${file} ${place}`, text]);
    });
  });
}
