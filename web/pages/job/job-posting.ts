import { settings } from '../../../content/settings.ts';
import type { JobFront } from '../../../contract/job.ts';
import { localPath } from '../../../contract/locales.ts';
import type { Job } from '../../documents/jobs.ts';
import type { PageContext } from '../../ui/page.tsx';

/** Their names in schema.org. */
const employmentTypes = {
  'full-time': 'FULL_TIME',
} as const satisfies Record<JobFront['employment'], string>;

/** The posting as structured data for schema.org. */
export function jobPosting(
  { origin, locale, format }: PageContext,
  { name, path, front, sections }: Job,
): object {
  return {
    '@type': 'JobPosting',
    title: front.title,
    description: sections
      .map(({ title, html }) => `<p><b>${title.replaceAll('&', '&amp;')}</b></p>${html}`)
      .join(''),
    identifier: { '@type': 'PropertyValue', name: settings.brand, value: name },
    url: origin + localPath(locale, path),
    datePosted: front.posted,
    validThrough: front.validThrough,
    employmentType: employmentTypes[front.employment],
    hiringOrganization: { '@type': 'Organization', '@id': `${origin}/#organization`, name: settings.brand },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: front.city,
        addressRegion: front.region,
        addressCountry: front.country,
      },
    },
    ...(front.pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: front.pay.from,
          maxValue: front.pay.to,
          unitText: 'YEAR',
        },
      },
    }),
    ...(front.mode === 'home' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: format.country(front.country) },
    }),
    directApply: true,
  };
}
