import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../html.ts';
import { inlineSource } from '../security-headers.ts';

interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  format?: string;
  enum?: (string | null)[];
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

interface Content {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  summary?: string;
  requestBody?: Content;
  responses?: Record<string, Content>;
}

/** The part of an OpenAPI document that the page shows. */
interface ApiDocument {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, Content> };
}

const style = `body{margin:0 auto;max-width:52rem;padding:2rem 1.25rem 6rem;background:#fff;color:#13151b;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:2.25rem;line-height:1.1;letter-spacing:-.02em;margin:0 0 1rem}
h2{margin:3rem 0 .5rem;font-size:1.25rem}h3{font-size:1rem;margin:1.5rem 0 .5rem}
code{font:.9375em ui-monospace,monospace;overflow-wrap:anywhere}h2 code{font-size:1em}
table{border-collapse:collapse;width:100%}th,td{padding:.5rem .75rem .5rem 0;border-top:1px solid #dee0e0;text-align:left;vertical-align:top}
a{color:#1a3dd8}p{max-width:40rem}`;

/** Serves the API's description: OpenAPI for programs, a page for people. */
export function docsRoutes(app: FastifyInstance): void {
  const policy = `default-src 'none'; style-src ${inlineSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const headers = { 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' };
  const hidden = { schema: { hide: true } };

  app.get('/api/openapi.json', hidden, (_request, reply) => reply.headers(headers).send(app.swagger()));
  app.get('/api/docs', hidden, (_request, reply) =>
    reply
      .headers({ ...headers, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(describeApi(app.swagger())),
  );
}

/** The OpenAPI document as an HTML page. */
function describeApi(document: object): string {
  const { info, paths = {}, components } = document as ApiDocument;
  const sections = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => section(method.toUpperCase(), path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(info.title)}</h1><p>${marked(info.description ?? '')}</p><p>The same as a document: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${sections.join('')}${errorSection(components)}</main></body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const { summary = '', requestBody, responses = {} } = operation;
  // Errors are the same for every operation and have their own section.
  const shown = Object.entries(responses)
    .filter(([, response]) => response.$ref === undefined)
    .map(([status, response]) => `<h3>Response ${escapeHtml(status)}</h3>${fields(toContent(response))}`);
  return `<section><h2><code>${method} ${escapeHtml(path)}</code></h2><p>${escapeHtml(summary)}</p>${requestBody ? `<h3>Body</h3>${fields(toContent(requestBody))}` : ''}${shown.join('')}</section>`;
}

function errorSection({ schemas, responses = {} }: NonNullable<ApiDocument['components']> = {}): string {
  const rows = Object.entries(responses).map(
    ([name, { description = '' }]) =>
      `<tr><th scope="row">${escapeHtml(name.replace('Error', ''))}</th><td>${marked(description)}</td></tr>`,
  );
  return `<section><h2>Errors</h2><table>${rows.join('')}</table><h3>Body</h3>${fields(schemas?.Problem ?? {})}</section>`;
}

function toContent({ content }: Content): Schema {
  return Object.values(content ?? {})[0]?.schema ?? {};
}

function fields(schema: Schema): string {
  if (!schema.properties) return `<p>${kind(schema)}</p>`;
  const rows = Object.entries(schema.properties).map(([name, property]) => {
    const needed = schema.required?.includes(name) ? 'required' : 'optional';
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${kind(property)}</td><td>${needed}</td></tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

function kind(schema: Schema): string {
  const { type = 'any', anyOf, format, enum: options, maxLength } = schema;
  if (anyOf) return anyOf.map(kind).join(' or ');
  if (format === 'binary') return `file${maxLength ? `, at most ${maxLength} bytes` : ''}`;
  if (options)
    return `one of ${options.map((option) => `<code>${escapeHtml(String(option))}</code>`).join(', ')}`;
  const items = schema.items ? ` of ${kind(schema.items)}` : '';
  return `${escapeHtml([type].flat().join(' or '))}${items}${maxLength ? `, at most ${maxLength} characters` : ''}`;
}

/** Turns backticks into `<code>`. */
function marked(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
