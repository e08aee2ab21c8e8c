import * as z from 'zod/mini';
import { consolePath } from '../../../contract/console/paths.ts';
import { routeTable } from '../../../server/console/testing/route-table.ts';
import { addressedPages, attributes } from '../../built-site.ts';
import { exampleValue, type Operation, type Schema } from './operation.ts';

interface ApiDocument {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
}

/** Values from the running server that make a request valid. */
export interface Known {
  /** The token of a meeting's private page. */
  token: string;
  /** The id of a submission of each kind. */
  ids: Record<string, string>;
  /** The headers of an operator's browser. */
  headers: Record<string, string>;
}

/** Every endpoint in the server's OpenAPI document. */
export function documentedOperations({ paths }: ApiDocument, { token }: Known): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { requestBody }]) => {
      const [[type = '', { schema = {} } = {}] = []] = Object.entries(requestBody?.content ?? {});
      const as = type.startsWith('multipart') ? 'upload' : type === '' ? 'none' : 'json';
      return operation(method.toUpperCase(), path, as, schema, { known: { meeting: token } });
    }),
  );
}

/** The built pages that post to themselves without a script. */
export function formOperations({ token }: Known): Operation[] {
  return addressedPages
    .filter(({ html }) => attributes(html, 'form', 'method').includes('post'))
    .map(({ path = '', html }) => {
      const names = ['input', 'select', 'textarea'].flatMap((tag) => attributes(html, tag, 'name'));
      const schema = { properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) };
      const as = html.includes('multipart/form-data') ? 'upload' : 'form';
      return operation('POST', path, as, schema, {
        known: { meeting: token, token },
        headers: { accept: 'text/html' },
      });
    });
}

/** Every console route, as called by a signed-in operator. */
export function consoleOperations({ ids, headers }: Known): Operation[] {
  return routeTable.map(({ method, path, body, query }) => {
    const [, kind = ''] = /inbox\/([\w-]+)/.exec(path) ?? [];
    const id = ids[kind] ?? ids.application ?? '';
    const { after: _after, ...asked } = (query && toSchema(query).properties) ?? {};
    const pairs = Object.entries(asked).map(([name, schema]) => [name, String(exampleValue(name, schema))]);
    return {
      ...operation(
        method,
        path.replace(':id', id),
        method === 'POST' ? 'json' : 'none',
        body ? toSchema(body) : {},
        // Exporting and erasing again and again must not affect the other requests' data.
        { known: { email: 'desk@agency.example' } },
      ),
      query: Object.fromEntries(pairs),
      // Signing out would end the session for the other requests.
      headers: path.endsWith('/sign-out') ? { ...headers, cookie: '' } : headers,
    };
  });
}

/** The private pages that mails link to. */
export function privateOperations({ token }: Known): Operation[] {
  const paths = [
    ...['', '/cancel', '/meeting.ics'].map((part) => `/meeting/${token}${part}`),
    ...[`/move-meeting/${token}`, `/es/confirm-application/${token}`],
  ];
  return paths.map((path) => operation('GET', path, 'none', {}));
}

/** Requests without a body. */
export function plainOperations(): Operation[] {
  const paths = [
    ...['/', '/de/pricing', '/home', '/sitemap.xml', '/robots.txt', '/healthz', '/readyz'],
    ...['/api/openapi.json', '/api/docs', consolePath, '/nowhere', '/fr/nowhere'],
  ];
  return paths.map((path) => operation('GET', path, 'none', {}));
}

function operation(
  method: string,
  path: string,
  as: Operation['as'],
  { properties = {} }: Schema,
  { known = {}, headers = {} }: { known?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Operation {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    exampleValue(name, schema, known),
  ]);
  return {
    ...{ name: `${method} ${path}`, method, path, as, query: {}, headers },
    fields: Object.fromEntries(fields),
    schemas: properties,
  };
}

function toSchema(schema: z.ZodMiniType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}
