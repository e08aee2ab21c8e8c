import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { createJobApplication } from '../../contract/job-application.ts';
import { createLead } from '../../contract/sales.ts';
import { attackedSite } from './attacked-site.ts';
import { pipelined, requestText } from './raw-http.ts';

const attacked = attackedSite();
const own = ['origin: http://x', 'sec-fetch-site: same-origin'];

test.each([
  ['POST', createLead.path, 'application/json', 400],
  ['OPTIONS', createLead.path, 'application/json', 204],
  ['PUT', createLead.path, 'application/json', 405],
  ['POST', '/Sales', 'application/x-www-form-urlencoded', 400],
  ['POST', createJobApplication.path, 'multipart/form-data; boundary=x', 415],
  ['POST', '/business-manager-uk', 'multipart/form-data; boundary=x', 415],
  ['POST', '/meeting/cancel', 'application/x-www-form-urlencoded', 404],
  ['POST', consoleApi.signIn, 'application/json', 415],
])('%s %s with a content type but no body gets a response at once', async (method, target, type, status) => {
  const lines = [...own, `content-type: ${type}`];
  const responses = await pipelined(attacked.port, [
    requestText(target, { method, lines }),
    requestText('/robots.txt'),
  ]);
  expect(responses.map((response) => response.status)).toEqual([status, 200]);
});
