import { afterEach, expect } from 'vitest';
import { takePageErrors } from './page-errors.ts';

// Set up for every test file, so that it covers every way of opening a page. Includes violations of the content
// security policy, and React's warnings in a development build.
afterEach(() => {
  const errors = takePageErrors();
  expect(errors, 'errors in the console of the browser').toEqual([]);
});
