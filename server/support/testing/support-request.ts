import type { FastifyInstance } from 'fastify';
import { postJson } from '../../testing/post.ts';

export const supportRequest = {
  name: 'Ada',
  email: 'Ada@agency.example',
  businessType: 'agency',
  supportType: 'other',
  message: 'The forecast does not load.',
};

export const supportRequestPath = '/support-requests/create';

export function postSupportRequest(app: FastifyInstance, payload: object = supportRequest, headers = {}) {
  return postJson(app, supportRequestPath, payload, headers);
}
