import type { FastifyInstance } from 'fastify';
import { postJson } from '../../testing/post.ts';

export const leadPath = '/sales-leads/create';

export const lead = {
  fullName: 'Zoë Müller',
  email: 'Zoe@agency.example',
  jobTitle: 'Head of Search',
  companySize: '51-200',
  phoneCountry: 'DE',
  phone: '030 1234567',
  comments: '',
};

/** Too short for its country. */
export const wrongNumber = { phoneCountry: 'US', phone: '555 0100' };

export function postLead(app: FastifyInstance, payload: object = lead, headers = {}) {
  return postJson(app, leadPath, payload, headers);
}
