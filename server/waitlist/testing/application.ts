import type { FastifyInstance } from 'fastify';
import { postJson } from '../../testing/post.ts';

export const applicationPath = '/wish-list/create';

export const requiredFields = {
  fullName: 'Zoë Müller',
  email: 'Zoe@agency.example',
  location: 'Hamburg, Germany',
  agencyName: 'Nordlicht',
  companyWebsite: 'nordlicht.example',
  linkedInPage: 'https://linkedin.example/company/nordlicht',
  reportingTools: 'Looker Studio',
  pointOfContactEmail: 'ops@agency.example',
};

export const application = { ...requiredFields, monthlyAdSpend: '$1M–$5M', additionalInfo: '' };

/** The headers with which our own page sends. */
export const ownPage = { host: 'forespan.example', origin: 'https://forespan.example' };

export function postApplication(app: FastifyInstance, payload: object = application, headers = {}) {
  return postJson(app, applicationPath, payload, headers);
}
