import { expect, test } from 'vitest';
import { errorsOf, idle, rechecked, refused, withoutMessage } from './form-state.ts';

const fields = { email: 'Not an address.', location: 'Empty.' };

test('closing the message leaves what stands beside the fields', () => {
  const state = withoutMessage(refused('Please look again.', fields, 1));
  expect(state).toEqual({ is: 'refused', at: 1, message: '', fields });
});

test('a message without fields leaves nothing behind when it is closed', () => {
  expect(withoutMessage(refused('No answer came.'))).toEqual(idle);
  expect(withoutMessage({ is: 'done', at: 1, message: 'Sent.' })).toEqual(idle);
});

test('a message that would close while the form is sent again does not stop it', () => {
  expect(withoutMessage({ is: 'submitting' })).toEqual({ is: 'submitting' });
});

test('a field that is fixed loses its error and no other does', () => {
  const state = rechecked(refused('', fields), 'email', undefined);
  expect(errorsOf(state)).toEqual({ location: 'Empty.' });
});

test('a field that is wrong in another way says so', () => {
  const state = rechecked(refused('', fields), 'email', 'Empty.');
  expect(errorsOf(state)).toEqual({ email: 'Empty.', location: 'Empty.' });
});

test('the last field fixed ends the refusal, unless its message still stands', () => {
  const last = { email: 'Not an address.' };
  expect(rechecked(refused('', last), 'email', undefined)).toEqual(idle);
  expect(rechecked(refused('Wrong.', last, 1), 'email', undefined)).toEqual(refused('Wrong.', {}, 1));
});
