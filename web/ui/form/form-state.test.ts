import { expect, test } from 'vitest';
import { forms } from '../../../content/messages/en/forms.ts';
import { waitlist } from '../../../content/messages/en/waitlist.ts';
import { createApplication } from '../../../contract/waitlist.ts';
import {
  changed,
  errorState,
  fieldErrors,
  idle,
  unconfirmed,
  updateFieldError,
  validateForm,
  withoutMessage,
} from './form-state.ts';

const fields = { email: 'Not an address.', location: 'Empty.' };

test('dismissing the banner keeps the field errors', () => {
  const state = withoutMessage(errorState('Please look again.', fields, 1));
  expect(state).toEqual({ is: 'error', at: 1, message: '', fields });
});

test('dismissing a banner without field errors makes the form idle', () => {
  expect(withoutMessage(errorState('No answer came.'))).toEqual(idle);
  expect(withoutMessage({ is: 'done', at: 1, message: 'Sent.' })).toEqual(idle);
});

test('dismissing the old banner does not interrupt a submission', () => {
  expect(withoutMessage({ is: 'submitting' })).toEqual({ is: 'submitting' });
});

test('fixing a field removes only its own error', () => {
  const state = updateFieldError(errorState('', fields), 'email');
  expect(fieldErrors(state)).toEqual({ location: 'Empty.' });
});

test('a field that is invalid in another way gets the new error', () => {
  const state = updateFieldError(errorState('', fields), 'email', 'Empty.');
  expect(fieldErrors(state)).toEqual({ email: 'Empty.', location: 'Empty.' });
});

test('fixing the last field makes the form idle and removes the banner', () => {
  const last = { email: 'Not an address.' };
  expect(updateFieldError(errorState('', last), 'email')).toEqual(idle);
  expect(updateFieldError(errorState('Wrong.', last, 1), 'email')).toEqual(idle);
});

test('the banner stays only as long as the form would still get it', () => {
  const state = errorState('Fill in all.', fields, 1);
  expect(updateFieldError(state, 'email', undefined, 'Fill in all.')).toMatchObject({
    message: 'Fill in all.',
  });
  expect(updateFieldError(state, 'email', undefined, 'No address.')).toMatchObject({ message: '' });
});

test('an unconfirmed submission outlives its banner until the form is changed', () => {
  const state = withoutMessage(unconfirmed('No answer came.'));
  expect(state).toMatchObject({ is: 'error', message: '', isUnconfirmed: true });
  expect(changed(state)).toEqual(idle);
  expect(changed(unconfirmed('No answer came.'))).toMatchObject({
    message: 'No answer came.',
    isUnconfirmed: false,
  });
});

const application = {
  fullName: 'Jane Doe',
  email: 'jane@agency.example',
  location: 'Hamburg',
  agencyName: 'North',
  companyWebsite: 'https://agency.example',
  linkedInPage: 'https://linkedin.example/north',
  monthlyAdSpend: '$5M+',
  reportingTools: 'Looker Studio',
  pointOfContactEmail: 'ann@agency.example',
  additionalInfo: '',
  toolResults: '',
};

function checkWith(changes: object) {
  const messages = { ...forms, required: waitlist.required };
  return validateForm(createApplication.body, { ...application, ...changes }, messages, 'en');
}

test('valid values come back parsed as the server parses them', () => {
  const sent = { openMs: 5000, projectCode: '' };
  expect(
    checkWith({
      ...sent,
      fullName: ' Jane Doe ',
      companyWebsite: 'agency.example',
    }),
  ).toEqual({
    ok: true,
    data: { ...application, ...sent },
  });
});

test('an empty field decides the banner, whatever else is invalid', () => {
  expect(checkWith({ email: 'jane', reportingTools: ' ' })).toEqual({
    ok: false,
    message: 'Please fill in all required fields.',
    fields: {
      email: 'Please enter a valid email address. There is no @ in it.',
      reportingTools: 'Please name at least one reporting tool. “None” is an answer.',
    },
  });
});

test('without empty fields the first invalid one decides the banner', () => {
  const wrong = { linkedInPage: 'x', companyWebsite: 'x', email: 'x' };
  expect(checkWith(wrong)).toMatchObject({
    message: 'Please enter a valid email address.',
  });
  expect(checkWith({ ...wrong, email: 'a@b.example' })).toMatchObject({
    message: 'Please enter a valid company website URL.',
  });
  expect(checkWith({ linkedInPage: 'x' })).toMatchObject({
    message: 'Please enter a valid LinkedIn page URL.',
    fields: { linkedInPage: 'Please enter a valid LinkedIn page URL. “x” has no ending such as .com.' },
  });
});
