import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Locale, locales } from '../../contract/locales.ts';
import { maxSuggestions } from '../../contract/locations.ts';
import { loadPlaces, type Places } from './places.ts';

const firstAnswers: [Locale, string, string][] = [
  ['en', 'berlin', 'Berlin, Germany'],
  ['en', 'London', 'London, England, United Kingdom'],
  ['en', 'paris', 'Paris, Île-de-France, France'],
  ['en', 'Singapore', 'Singapore'],
  ['en', 'Tokyo', 'Tokyo, Japan'],
  ['en', 'Toronto', 'Toronto, Ontario, Canada'],
  ['en', 'Sydney', 'Sydney, New South Wales, Australia'],
  ['en', 'Mumbai', 'Mumbai, Maharashtra, India'],
  ['en', 'Luxembourg', 'Luxembourg'],
  ['de', 'Wien', 'Wien, Österreich'],
  ['de', 'Hamburg', 'Hamburg, Deutschland'],
  ['de', 'Stuttgart', 'Stuttgart, Baden-Württemberg, Deutschland'],
  ['de', 'Kopenhagen', 'Kopenhagen, Hauptstadtregion, Dänemark'],
  ['es', 'Madrid', 'Madrid, España'],
  ['es', 'Ciudad de México', 'Ciudad de México, México'],
  ['es', 'bogota', 'Bogotá, Colombia'],
  ['es', 'Buenos Aires', 'Buenos Aires, Argentina'],
  ['es', 'A Coruña', 'La Coruña, Galicia, España'],
  ['fr', 'Montréal', 'Montréal, Québec, Canada'],
  ['fr', 'lyon', 'Lyon, Auvergne-Rhône-Alpes, France'],
  ['fr', 'Genève', 'Genève, Suisse'],
  ['fr', 'saint-etienne', 'Saint-Étienne, Auvergne-Rhône-Alpes, France'],
  // Each language's names are known to all, the answer is in the language of the page.
  ['en', 'Munich', 'Munich, Bavaria, Germany'],
  ['en', 'München', 'Munich, Bavaria, Germany'],
  ['en', 'Múnich', 'Munich, Bavaria, Germany'],
  ['de', 'Munich', 'München, Bayern, Deutschland'],
  ['es', 'München', 'Múnich, Baviera, Alemania'],
  ['fr', 'Múnich', 'Munich, Bavière, Allemagne'],
  ['en', 'Köln', 'Cologne, North Rhine-Westphalia, Germany'],
  ['en', 'Colonia', 'Cologne, North Rhine-Westphalia, Germany'],
  ['en', 'Londres', 'London, England, United Kingdom'],
  ['en', 'Nueva York', 'New York, United States'],
  ['de', 'Nueva York', 'New York, Vereinigte Staaten'],
  ['es', 'New York', 'Nueva York, Estados Unidos'],
  ['de', 'Nice', 'Nizza, Provence-Alpes-Côte d’Azur, Frankreich'],
  ['es', 'Aix-la-Chapelle', 'Aquisgrán, Renania del Norte-Westfalia, Alemania'],
  ['fr', 'Den Haag', 'La Haye, Hollande-Méridionale, Pays-Bas'],
  ['fr', 'Sevilla', 'Séville, Andalousie, Espagne'],
  ['fr', 'Singapur', 'Singapour'],
  ['de', 'Tokio', 'Tokio, Japan'],
  ['es', 'Pékin', 'Pekín, China'],
  ['en', 'Praha', 'Prague, Czechia'],
  ['en', 'Warszawa', 'Warsaw, Mazovia, Poland'],
  ['en', 'NYC', 'New York, United States'],
  // Letters folded.
  ['de', 'Muenchen', 'München, Bayern, Deutschland'],
  ['de', 'munchen', 'München, Bayern, Deutschland'],
  ['de', 'Koeln', 'Köln, Nordrhein-Westfalen, Deutschland'],
  ['de', 'Strassburg', 'Straßburg, Grand Est, Frankreich'],
  ['en', 'København', 'Copenhagen, Capital Region, Denmark'],
  ['en', 'koebenhavn', 'Copenhagen, Capital Region, Denmark'],
  ['en', 'Naestved', 'Næstved, Zealand, Denmark'],
  ['en', 'SÃO PAULO', 'São Paulo, Brazil'],
  ['en', 'xian', "Xi'an, Shaanxi, China"],
  ['en', 'st gallen', 'St. Gallen, Switzerland'],
  ['en', 'saint louis', 'St. Louis, Missouri, United States'],
  // Beginnings, also of later words.
  ['en', 'par', 'Paris, Île-de-France, France'],
  ['en', 'new y', 'New York, United States'],
  ['de', 'düss', 'Düsseldorf, Nordrhein-Westfalen, Deutschland'],
  ['en', 'janeiro', 'Rio de Janeiro, Brazil'],
  ['en', 'hague', 'The Hague, South Holland, Netherlands'],
  // Typos.
  ['de', 'Hambrug', 'Hamburg, Deutschland'],
  ['en', 'Barcelna', 'Barcelona, Catalonia, Spain'],
  ['en', 'New Yrok', 'New York, United States'],
  ['en', 'san fransisco', 'San Francisco, California, United States'],
  ['de', 'Stutgart', 'Stuttgart, Baden-Württemberg, Deutschland'],
  ['es', 'Sevila', 'Sevilla, Andalucía, España'],
  ['fr', 'Marseile', 'Marseille, Provence-Alpes-Côte d’Azur, France'],
  ['en', 'Cincinatti', 'Cincinnati, Ohio, United States'],
  ['en', 'Los Angelos', 'Los Angeles, California, United States'],
  ['fr', 'Tolouse', 'Toulouse, Occitanie, France'],
  ['de', 'Lepizig', 'Leipzig, Sachsen, Deutschland'],
  // Narrowed.
  ['en', 'paris tx', 'Paris, Texas, United States'],
  ['en', 'paris, france', 'Paris, Île-de-France, France'],
  ['es', 'paris, texas', 'Paris, Texas, Estados Unidos'],
  ['en', 'springfield illinois', 'Springfield, Illinois, United States'],
  ['en', 'Springfield, MA', 'Springfield, Massachusetts, United States'],
  ['de', 'frankfurt main', 'Frankfurt am Main, Hessen, Deutschland'],
  ['de', 'frankfurt oder', 'Frankfurt (Oder), Brandenburg, Deutschland'],
  ['es', 'valencia españa', 'Valencia, Comunidad Valenciana, España'],
  ['es', 'valencia venezuela', 'Valencia, Carabobo, Venezuela'],
  ['en', 'london on', 'London, Ontario, Canada'],
  ['en', 'portland usa', 'Portland, Oregon, United States'],
  ['en', 'Denver, Colorado, United States of America', 'Denver, Colorado, United States'],
  ['en', 'birmingham uk', 'Birmingham, England, United Kingdom'],
  ['de', 'san jose costa rica', 'San José, Costa Rica'],
  ['en', 'muncih germany', 'Munich, Bavaria, Germany'],
  ['en', '10115 Berlin', 'Berlin, Germany'],
  ['en', 'Austin, TX 78701', 'Austin, Texas, United States'],
  // A region or country alone.
  ['en', 'Bavaria', 'Munich, Bavaria, Germany'],
  ['fr', 'Allemagne', 'Berlin, Allemagne'],
];

const garbage: [string, string][] = [
  ['nothing', ''],
  ['spaces', ' \t\n '],
  ['punctuation', '?!#%&*()[]{}<>"'],
  ['commas', ',,,;;;'],
  ['control characters', '\u0000\u0001\u0007\u001b\u007f'],
  ['invisible characters', '\u200b\u202e\ufeff'],
  ['emoji', '🎉🏙️👩‍👩‍👧‍👦'],
  ['half a character', '\ud800'],
  ['two wrong halves', '\udfff\ud83d'],
  ['letters we do not read', '東京'],
  ['ten thousand letters', 'x'.repeat(10_000)],
  ['ten thousand marks', '!'.repeat(10_000)],
  ['two thousand words', 'zxqj '.repeat(2_000)],
  ['a row of keys', 'qwertyuiopasdf'],
];

let places: Places;

beforeAll(async () => {
  places = await loadPlaces();
});

test.each(firstAnswers)('in %s, %s is first of all %s', (locale, input, answer) => {
  expect(places.search(input, locale)[0]).toBe(answer);
});

test.each(garbage)('nothing is suggested for %s', (_, input) => {
  for (const locale of locales) expect(places.search(input, locale)).toEqual([]);
});

test('an answer that is searched again is found first', () => {
  for (const [locale, , answer] of firstAnswers) expect(places.search(answer, locale)[0]).toBe(answer);
});

test('places of the same name come by population', () => {
  const found = places.search('Springfield', 'en');
  expect(found.slice(0, 3)).toEqual([
    'Springfield, Missouri, United States',
    'Springfield, Massachusetts, United States',
    'Springfield, Illinois, United States',
  ]);
});

test('what begins as it is typed comes before what is spelled nearly so', () => {
  const found = places.search('Colone', 'en');
  expect(found.slice(0, 5).every((answer) => answer.startsWith('Colone'))).toBe(true);
  expect(found[5]).toBe('Cologne, North Rhine-Westphalia, Germany');
});

test('only the first hundred characters count', () => {
  expect(places.search(`${' '.repeat(90)}Berlin`, 'en')[0]).toBe('Berlin, Germany');
  expect(places.search(`${' '.repeat(100)}Berlin`, 'en')).toEqual([]);
});

test('whatever is typed, there are at most eight answers, all different, none empty', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: fc.constantFrom(...'aeinorst ,-0'), maxLength: 14 }),
    fc
      .tuple(
        fc.constantFrom(...firstAnswers.map(([, input]) => input)),
        fc.nat(20),
        fc.string({ unit: 'grapheme', maxLength: 2 }),
      )
      .map(([input, at, more]) => input.slice(0, at) + more + input.slice(at + 1)),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom(...locales), (input, locale) => {
      const found = places.search(input, locale);
      expect(found.length).toBeLessThanOrEqual(maxSuggestions);
      expect(new Set(found).size).toBe(found.length);
      for (const answer of found) expect(answer).toMatch(/^\S.*\S$/u);
    }),
    { numRuns: 300 },
  );
});

test('an answer is among those for its first seven letters, and for each one more', () => {
  for (const [locale, , answer] of firstAnswers) {
    for (let length = 7; length < answer.length; length++) {
      expect(places.search(answer.slice(0, length), locale)).toContain(answer);
    }
  }
});
