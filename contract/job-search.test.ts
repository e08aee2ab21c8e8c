import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countJobs, emptyQuery, findJobs, readQuery, type SearchableJob, writeQuery } from './job-search.ts';

const jobs: SearchableJob[] = [
  {
    title: 'Business Manager - USA',
    country: 'US',
    city: 'New York',
    category: 'a',
    experience: '5+',
    mode: 'hybrid',
  },
  {
    title: 'Business Manager - UK',
    country: 'GB',
    city: 'London',
    category: 'a',
    experience: '5+',
    mode: 'on-site',
  },
  {
    title: 'Customer Success Manager - IN',
    country: 'IN',
    city: 'Bengaluru',
    category: 'b',
    experience: '2-4',
    mode: 'home',
  },
];
const known = {
  city: ['Bengaluru', 'London', 'New York'],
  category: ['a', 'b'],
  experience: ['2-4', '5+'],
  mode: ['on-site', 'home', 'hybrid'],
};
const found = (search: string) => findJobs(jobs, readQuery(search, known)).map(({ country }) => country);

test.each([
  ['', ['US', 'GB', 'IN']],
  ['?q=MANAGER', ['US', 'GB', 'IN']],
  ['?q=ness+man', ['US', 'GB']],
  ['?q=%20uk%20', ['GB']],
  ['?country=SA', []],
  ['?country=us', ['US']],
  ['?country=US&q=uk', []],
  ['?mode=hybrid&mode=home', ['US', 'IN']],
  ['?mode=hybrid&city=London', []],
  ['?experience=5%2B', ['US', 'GB']],
  ['?experience=5+', ['US', 'GB', 'IN']],
  ['?city=Paris&mode=remote&country=Kingdom', ['US', 'GB', 'IN']],
])('%s finds %j', (search, countries) => {
  expect(found(search)).toEqual(countries);
});

test('a count respects the other filters but not its own', () => {
  const query = readQuery('?mode=hybrid&category=a', known);
  expect(countJobs(jobs, query, 'mode', 'on-site')).toBe(1);
  expect(countJobs(jobs, query, 'mode', 'home')).toBe(0);
  expect(countJobs(jobs, query, 'category', 'b')).toBe(0);
  expect(countJobs(jobs, query, 'country', 'US')).toBe(1);
  expect(countJobs(jobs, query, 'country', 'GB')).toBe(0);
});

test('a written query is read back, and other parameters are kept', () => {
  const some = (values: string[]) => fc.subarray(values);
  const queries = fc.record({
    q: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    country: fc.constantFrom('', 'GB', 'SA'),
    city: some(known.city),
    category: some(known.category),
    experience: some(known.experience),
    mode: some(known.mode),
  });
  fc.assert(
    fc.property(queries, (query) => {
      const written = writeQuery('?utm_source=a&q=old&mode=home', query);
      expect(readQuery(written, known)).toEqual(query);
      expect(new URLSearchParams(written).get('utm_source')).toBe('a');
    }),
  );
  expect(writeQuery('?q=a&mode=home', emptyQuery)).toBe('');
});
