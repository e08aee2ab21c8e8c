import * as z from 'zod/mini';
import { consolePath } from '../../../contract/console/paths.ts';
import { allConsoleRoutes } from '../../../server/console/console.ts';
import { readEnv } from '../../../server/env.ts';
import { addressedPages, attributes } from '../../built-site.ts';
import { exampleOf } from './example-of.ts';
import type { Operation, Schema } from './operation.ts';

interface ApiDocument {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
}

/** What of the running server an operation needs to be understood. */
export interface Known {
  /** Of a meeting's private page. */
  token: string;
  /** Of something that was sent, by its kind. */
  ids: Record<string, string>;
  /** Of an operator's browser. */
  headers: Record<string, string>;
}

/** Every endpoint of the document that the server hands out. */
export function documentedOperations({ paths }: ApiDocument, { token }: Known): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { requestBody }]) => {
      const [[type = '', { schema = {} } = {}] = []] = Object.entries(requestBody?.content ?? {});
      const as = type.startsWith('multipart') ? 'upload' : type === '' ? 'none' : 'json';
      return operation(method.toUpperCase(), path, as, schema, { known: { meeting: token } });
    }),
  );
}

/** The pages that post to themselves where no script runs, as the build made them. */
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

/** Every address of the console, as an operator who is signed in calls it. */
export function consoleOperations({ ids, headers }: Known): Operation[] {
  const routes = allConsoleRoutes({
    db: undefined as never,
    env: readEnv({}),
    outbox: { nudge() {}, stop: async () => {} },
    takeTurn: async () => {},
  });
  return routes.map(({ method, path, body, query }) => {
    const [, kind = ''] = /inbox\/([\w-]+)/.exec(path) ?? [];
    const id = ids[kind] ?? ids.application ?? '';
    const { after: _after, ...asked } = (query && schemaOf(query).properties) ?? {};
    const pairs = Object.entries(asked).map(([name, schema]) => [name, String(exampleOf(name, schema))]);
    return {
      ...operation(
        method,
        path.replace(':id', id),
        method === 'POST' ? 'json' : 'none',
        body ? schemaOf(body) : {},
        // Whose data is taken out or erased again and again should not be everybody's here.
        { known: { email: 'desk@agency.example' } },
      ),
      query: Object.fromEntries(pairs),
      // Who signs out would end the session of all.
      headers: path.endsWith('/sign-out') ? { ...headers, cookie: '' } : headers,
    };
  });
}

/** What the links in mails lead to. */
export function privateOperations({ token }: Known): Operation[] {
  const paths = [
    ...['', '/cancel', '/meeting.ics'].map((part) => `/meeting/${token}${part}`),
    ...[`/move-meeting/${token}`, `/es/confirm-application/${token}`],
  ];
  return paths.map((path) => operation('GET', path, 'none', {}));
}

/** What anybody asks for without a body. */
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
  const fields = Object.entries(properties).map(([name, schema]) => [name, exampleOf(name, schema, known)]);
  return {
    ...{ name: `${method} ${path}`, method, path, as, query: {}, headers },
    fields: Object.fromEntries(fields),
    schemas: properties,
  };
}

function schemaOf(schema: z.ZodMiniType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}
