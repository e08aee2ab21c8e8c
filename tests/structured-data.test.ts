import { expect, test } from 'vitest';
import { localeFromPath } from '../contract/locales.ts';
import { routeTable } from '../web/route-table.ts';
import { addressedPages } from './built-site.ts';
import { invalidProperties, readThings, untypedThings } from './checks/structured-data.ts';

/** The types that a page must declare besides Organization and WebPage. */
const declared: Record<string, string[]> = {
  home: ['SoftwareApplication'],
  pricing: ['FAQPage', 'Question', 'Answer'],
  article: ['Article', 'BreadcrumbList'],
  job: ['JobPosting', 'BreadcrumbList'],
};

test('every page has valid structured data of the right types', () => {
  for (const { name, html, path = '' } of addressedPages) {
    const things = readThings(html);
    const prefix = localeFromPath(path) === 'en' ? '' : `/${localeFromPath(path)}`;
    const page = routeTable.find((route) => prefix + route.path === path)?.page ?? '';
    const types = things.map((thing) => thing['@type']);
    for (const type of ['Organization', 'WebPage', ...(declared[page] ?? [])])
      expect(types, name).toContain(type);
    expect(invalidProperties(things), name).toEqual([]);
    expect(untypedThings(html), name).toEqual([]);
  }
});

test('a job states its region and employment type, like its page', () => {
  const html = addressedPages.find(({ path }) => path === '/business-manager-uk')?.html ?? '';
  const job = readThings(html).find((thing) => thing['@type'] === 'JobPosting');
  expect(job).toMatchObject({
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressRegion: 'England' } },
  });
  expect(html).toContain('<li>Full-time</li>');
});

test('a remote job says where applicants may live', () => {
  const remote = addressedPages.filter(({ path }) => path?.endsWith('/customer-success-manager'));
  expect(remote).toHaveLength(4);
  for (const { html } of remote) {
    const job = readThings(html).find((thing) => thing['@type'] === 'JobPosting');
    expect(job).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: expect.anything(),
    });
  }
});

test('a missing or invalid property is found', () => {
  const job = {
    '@type': 'JobPosting',
    title: 'x',
    description: 'y',
    datePosted: 'soon',
    employmentType: 'FULL_TIME',
  };
  expect(invalidProperties([job])).toEqual([
    'JobPosting.datePosted: "soon"',
    'JobPosting.validThrough: undefined',
    'JobPosting.hiringOrganization: undefined',
  ]);
});
