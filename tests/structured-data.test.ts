import { expect, test } from 'vitest';
import { localeOfPath } from '../contract/locales.ts';
import { routeTable } from '../web/routes.ts';
import { addressedPages } from './built-site.ts';
import { misshapen, thingsOf } from './checks/structured-data.ts';

/** The types that a page must declare, beside Organization and WebPage. */
const declared: Record<string, string[]> = {
  home: ['SoftwareApplication'],
  pricing: ['FAQPage', 'Question', 'Answer'],
  article: ['Article', 'BreadcrumbList'],
  job: ['JobPosting', 'BreadcrumbList'],
};

test('every page declares what it is, in the shape schema.org gives it', () => {
  for (const { name, html, path = '' } of addressedPages) {
    const things = thingsOf(html);
    const prefix = localeOfPath(path) === 'en' ? '' : `/${localeOfPath(path)}`;
    const page = routeTable.find((route) => prefix + route.path === path)?.page ?? '';
    const types = things.map((thing) => thing['@type']);
    for (const type of ['Organization', 'WebPage', ...(declared[page] ?? [])])
      expect(types, name).toContain(type);
    expect(misshapen(things), name).toEqual([]);
  }
});

test('a job from home says from where one may apply', () => {
  const home = addressedPages.filter(({ path }) => path?.endsWith('/customer-success-manager'));
  expect(home).toHaveLength(4);
  for (const { html } of home) {
    const job = thingsOf(html).find((thing) => thing['@type'] === 'JobPosting');
    expect(job).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: expect.anything(),
    });
  }
});

test('a missing or misshapen property is found', () => {
  const job = {
    '@type': 'JobPosting',
    title: 'x',
    description: 'y',
    datePosted: 'soon',
    employmentType: 'FULL_TIME',
  };
  expect(misshapen([job])).toEqual([
    'JobPosting.datePosted: "soon"',
    'JobPosting.validThrough: undefined',
    'JobPosting.hiringOrganization: undefined',
  ]);
});
