import { afterEach, expect } from 'vitest';
import { takePageErrors } from './page-errors.ts';

// Set up for every test file, so that no way of opening a page forgets it. Includes violations of the content security
// policy, and what React warns about in a development build.
afterEach(() => {
  const errors = takePageErrors();
  expect(errors, 'errors in the console of the browser').toEqual([]);
});
