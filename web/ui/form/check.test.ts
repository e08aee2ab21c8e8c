import { expect, test } from 'vitest';
import { forms as words } from '../../../content/messages/en/forms.ts';
import { createApplication } from '../../../contract/waitlist.ts';
import { check } from './check.ts';

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
};

function checkWith(changes: object) {
  return check(createApplication.body, { ...application, ...changes }, words);
}

test('what is right comes back as the server will read it', () => {
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

test('anything empty leads, whatever else is wrong and wherever it stands', () => {
  expect(checkWith({ email: 'jane', reportingTools: ' ' })).toEqual({
    ok: false,
    message: 'Please fill in all required fields.',
    fields: {
      email: 'Please enter a valid email address.',
      reportingTools: 'Please fill in this field.',
    },
  });
});

test('without an empty field the first one at fault leads', () => {
  const wrong = { linkedInPage: 'x', companyWebsite: 'x', email: 'x' };
  expect(checkWith(wrong)).toMatchObject({
    message: 'Please enter a valid email address.',
  });
  expect(checkWith({ ...wrong, email: 'a@b.example' })).toMatchObject({
    message: 'Please enter a valid company website URL.',
  });
  expect(checkWith({ linkedInPage: 'x' })).toMatchObject({
    message: 'Please enter a valid LinkedIn page URL.',
    fields: { linkedInPage: 'Please enter a valid LinkedIn page URL.' },
  });
});
