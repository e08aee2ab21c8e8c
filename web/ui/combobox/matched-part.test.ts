import { expect, test } from 'vitest';
import { matchedPart } from './matched-part.ts';

test.each([
  ['Hamburg, Germany', 'ham', ['', 'Ham', 'burg, Germany']],
  ['München, Bayern, Deutschland', 'munch', ['', 'Münch', 'en, Bayern, Deutschland']],
  ['Sao Paulo, Brazil', 'são p', ['', 'Sao P', 'aulo, Brazil']],
  ['New York, United States', 'york', ['New ', 'York', ', United States']],
  ['Baden-Baden, Germany', 'baden-b', ['', 'Baden-B', 'aden, Germany']],
  ['L’Aquila, Italy', 'aquila', ['L’', 'Aquila', ', Italy']],
  ['Cologne (Köln), Germany', 'kol', ['Cologne (', 'Köl', 'n), Germany']],
  ['Hamm', '  hamm ', ['', 'Hamm', '']],
])('%s is split around %j', (suggestion, typed, parts) => {
  expect(matchedPart(suggestion, typed)).toEqual(parts);
});

test.each(['urg', 'hamburger', '', '   ', 'Mynich'])('%j matches nothing in Hamburg', (typed) => {
  expect(matchedPart('Hamburg', typed)).toEqual(['Hamburg', '', '']);
});
