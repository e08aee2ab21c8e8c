import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Locale, locales } from '../../contract/locales.ts';
import { maxSuggestions } from '../../contract/locations.ts';
import { loadPlaces, type Places } from './places.ts';
import { fold } from './spelling.ts';

const firstResults: [Locale, string, string][] = [
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
  ['es', 'A Coruña', 'La Coruña (A Coruña), Galicia, España'],
  ['fr', 'Montréal', 'Montréal, Québec, Canada'],
  ['fr', 'lyon', 'Lyon, Auvergne-Rhône-Alpes, France'],
  ['fr', 'Genève', 'Genève, Suisse'],
  ['fr', 'saint-etienne', 'Saint-Étienne, Auvergne-Rhône-Alpes, France'],
  // Names match in every language; the label is in the language of the page.
  ['en', 'Munich', 'Munich, Bavaria, Germany'],
  ['en', 'München', 'Munich (München), Bavaria, Germany'],
  ['en', 'Múnich', 'Munich, Bavaria, Germany'],
  ['de', 'Munich', 'München (Munich), Bayern, Deutschland'],
  ['es', 'München', 'Múnich (München), Baviera, Alemania'],
  ['fr', 'Múnich', 'Munich, Bavière, Allemagne'],
  ['en', 'Köln', 'Cologne (Köln), North Rhine-Westphalia, Germany'],
  ['en', 'Colonia', 'Cologne (Colonia), North Rhine-Westphalia, Germany'],
  ['en', 'Londres', 'London (Londres), England, United Kingdom'],
  ['en', 'Nueva York', 'New York (Nueva York), United States'],
  ['de', 'Nueva York', 'New York (Nueva York), Vereinigte Staaten'],
  ['es', 'New York', 'Nueva York (New York), Estados Unidos'],
  ['de', 'Nice', 'Nizza (Nice), Provence-Alpes-Côte d’Azur, Frankreich'],
  ['es', 'Aix-la-Chapelle', 'Aquisgrán (Aix-la-Chapelle), Renania del Norte-Westfalia, Alemania'],
  ['fr', 'Den Haag', 'La Haye (Den Haag), Hollande-Méridionale, Pays-Bas'],
  ['fr', 'Sevilla', 'Séville, Andalousie, Espagne'],
  ['fr', 'Singapur', 'Singapour'],
  ['de', 'Tokio', 'Tokio, Japan'],
  ['es', 'Pékin', 'Pekín, China'],
  ['en', 'Praha', 'Prague (Praha), Czechia'],
  ['en', 'Warszawa', 'Warsaw (Warszawa), Mazovia, Poland'],
  ['en', 'NYC', 'New York (NYC), United States'],
  // Folded letters.
  ['de', 'Muenchen', 'München, Bayern, Deutschland'],
  ['de', 'munchen', 'München, Bayern, Deutschland'],
  ['de', 'Koeln', 'Köln, Nordrhein-Westfalen, Deutschland'],
  ['de', 'Strassburg', 'Straßburg, Grand Est, Frankreich'],
  ['en', 'København', 'Copenhagen (København), Capital Region, Denmark'],
  ['en', 'koebenhavn', 'Copenhagen (København), Capital Region, Denmark'],
  ['en', 'Naestved', 'Næstved, Zealand, Denmark'],
  ['en', 'SÃO PAULO', 'São Paulo, Brazil'],
  ['en', 'xian', "Xi'an, Shaanxi, China"],
  ['en', 'st gallen', 'St. Gallen, Switzerland'],
  ['en', 'saint louis', 'St. Louis, Missouri, United States'],
  // Prefixes, also of later words.
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
  // Narrowed down by region or country.
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
  ['en', 'Bavaria', 'Bavaria, Germany'],
  ['fr', 'Allemagne', 'Allemagne'],
  ['en', 'USA', 'United States (USA)'],
  ['de', 'UK', 'Vereinigtes Königreich (UK)'],
  ['de', 'NRW', 'Nordrhein-Westfalen (NRW), Deutschland'],
  ['en', 'TX', 'Texas (TX), United States'],
  ['en', 'California', 'California, United States'],
  ['es', 'Catalunya', 'Cataluña, España'],
  ['fr', 'ile de france', 'Île-de-France, France'],
  // In reverse order, and with additional words.
  ['en', 'Germany, Berlin', 'Berlin, Germany'],
  ['en', '10 Downing Street, London', 'London, England, United Kingdom'],
  // Other scripts.
  ['en', '東京', 'Tokyo (東京), Japan'],
  ['de', 'Москва', 'Moskau (Москва), Russland'],
  ['fr', 'القاهرة', 'Le Caire (القاهرة), Égypte'],
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
  ['a script we have no names in', 'ᏣᎳᎩ'],
  ['a German postcode', 'D-80331'],
  ['a British postcode', 'SW1A 1AA'],
  ['an American postcode', '10001-2345'],
  ['ten thousand letters', 'x'.repeat(10_000)],
  ['ten thousand marks', '!'.repeat(10_000)],
  ['two thousand words', 'zxqj '.repeat(2_000)],
  ['a row of keys', 'qwertyuiopasdf'],
];

let places: Places;

beforeAll(async () => {
  places = await loadPlaces();
});

test.each(firstResults)('in %s, %s is first of all %s', (locale, input, response) => {
  expect(places.search(input, locale)[0]).toBe(response);
});

test.each(garbage)('nothing is suggested for %s', (_, input) => {
  for (const locale of locales) expect(places.search(input, locale)).toEqual([]);
});

test('a suggestion that is searched for again comes first', () => {
  for (const [locale, , result] of firstResults) {
    expect(places.search(result, locale)[0]).toBe(withoutAlias(result));
  }
});

test('places of the same name come by population', () => {
  const found = places.search('Springfield', 'en');
  expect(found.slice(0, 3)).toEqual([
    'Springfield, Missouri, United States',
    'Springfield, Massachusetts, United States',
    'Springfield, Illinois, United States',
  ]);
});

test('a misspelt city comes before villages that begin as it was typed', () => {
  const found = places.search('Colone', 'en');
  expect(found[0]).toBe('Cologne, North Rhine-Westphalia, Germany');
  expect(found.some((response) => response.startsWith('Colonel'))).toBe(true);
});

test('what begins as it was typed comes before a misspelt place of the same size', () => {
  const found = places.search('Springfie', 'en');
  expect(found.every((response) => response.startsWith('Springfield'))).toBe(true);
});

test('only the first hundred characters count', () => {
  expect(places.search(`${' '.repeat(90)}Berlin`, 'en')[0]).toBe('Berlin, Germany');
  expect(places.search(`${' '.repeat(100)}Berlin`, 'en')).toEqual([]);
});

test('there are at most eight suggestions, all different, none empty', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: fc.constantFrom(...'aeinorst ,-0'), maxLength: 14 }),
    fc
      .tuple(
        fc.constantFrom(...firstResults.map(([, input]) => input)),
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
      for (const response of found) expect(response).toMatch(/^\S.*\S$/u);
    }),
    { numRuns: 100 },
  );
});

test('a place is suggested for its first seven letters, and for each further one', {
  tags: ['sweep'],
}, () => {
  for (const [locale, , result] of firstResults) {
    const label = withoutAlias(result);
    for (let length = 7; length < label.length; length++) {
      expect(places.search(label.slice(0, length), locale)).toContain(label);
    }
  }
});

test.each([
  ['en', 'San'],
  ['en', 'Mad'],
  ['de', 'Köl'],
  ['fr', 'Mars'],
  ['en', 'Kalkut'],
  ['en', 'Моск'],
] as const)('in %s, every suggestion for %s shows the name that matched', (locale, typed) => {
  const found = places.search(typed, locale);
  expect(found).not.toEqual([]);
  for (const response of found) expect(` ${fold(response)}`).toContain(` ${fold(typed)}`);
});

test.each(locales)('in %s, no two suggestions differ by accents only', (locale) => {
  for (const typed of ['Zurich', 'Sao Paulo', 'Malaga', 'New York']) {
    const folded = places.search(typed, locale).map(fold);
    expect(new Set(folded).size).toBe(folded.length);
  }
});

/** "Munich (München), Bavaria, Germany" → "Munich, Bavaria, Germany", but "Frankfurt (Oder)" is a name. */
function withoutAlias(response: string): string {
  return response.replace(/ \((?!Oder)[^()]*\)(?=,|$)/, '');
}
