import { defaultLocale, locales } from '../../../contract/locales.ts';
import { securityHeaders, transportSecurity } from '../../security-headers.ts';
import { type Encoding, type Resource, type ResponseHeaders, redirectCaching } from '../resource.ts';
import { instancePaths, searchPages } from './instance-paths.ts';

/** An exported file and its name there. */
export interface ExportedFile {
  name: string;
  compressed: boolean;
  resource: Resource;
  /** The path it is served at; not-found pages have none. */
  path?: string;
}

export interface ExportedSite {
  /** The folder of the files. */
  root: string;
  files: ExportedFile[];
  /** Maps the `spelling` of a path to its canonical form. */
  spellings: ReadonlyMap<string, string>;
}

export const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** Included in `http`. nginx maps are case-insensitive. */
export function nginxMaps({ files, spellings }: ExportedSite): string {
  return `# Written by \`npm run export\`: do not edit. deploy/nginx.conf includes it inside \`http\`.
map_hash_max_size 4096;
map_hash_bucket_size 256;

# In each map nginx looks among the plain keys first and tries the expressions only if none fits.

# The smallest the visitor accepts. Both were compressed beforehand, so nginx needs no module for brotli.
map $http_accept_encoding $forespan_suffix {
  default "";
  # What browsers and robots send.
  "gzip, deflate, br, zstd" .br;
  "gzip, deflate, br" .br;
  "gzip, deflate" .gz;
  "gzip" .gz;
  ${accepts('br')} .br;
  ${accepts('gzip')} .gz;
}
# A 304 has no body that could be encoded.
map "$status$forespan_suffix" $forespan_encoding {
  default "";
  200.br br;
  200.gz gzip;
  404.br br;
  404.gz gzip;
}

# nginx tidies such paths up before it looks for a location. Whether they lead anywhere the instances say.
map $request_uri $forespan_is_odd {
  default "";
  "~^[^?]*(?:[%#]|//|/\\.)" 1;
${files.flatMap(({ path }) => (path ? `  ${quote(path)} "";` : [])).join('\n')}
}

# What is neither a file nor a path of the instances: another spelling of a path, or missing. What is not read, and what
# programs get as JSON, is for the instances to answer.
map "$request_method $http_accept" $forespan_is_read {
  default "";
  "~^(?:GET|HEAD) .*text/html" 1;
  "~^(?:GET|HEAD) .*json" "";
  "~^(?:GET|HEAD) " 1;
}
map $uri $forespan_path {
  default "";
${[...spellings].flatMap(([key, path]) => spelledKeys(key).map((from) => `  ${quote(from)} ${quote(path)};`)).join('\n')}
}
map $uri $forespan_not_found {
  default @${notFoundName(defaultLocale)};
${locales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => `  "~*^/${locale}(?:/|$)" @${notFoundName(locale)};`)
  .join('\n')}
}
`;
}

/** Included in `server`, which must define the location `@instances` and the zone `forespan_visitors`. */
export function nginxLocations({ root, files }: ExportedSite): string {
  const redirectHeaders = { ...securityHeaders, ...transportSecurity, 'cache-control': redirectCaching };
  return `# Written by \`npm run export\`: do not edit. deploy/nginx.conf includes it inside \`server\`.
root ${quote(root)};
sendfile on;
tcp_nopush on;
# Our headers alone fill most of the usual 4k.
request_pool_size 16k;
# The folder never changes: each export has another one.
open_file_cache max=2000 inactive=1h;
open_file_cache_valid 1h;
gzip off;
if_modified_since off;
max_ranges 0;
absolute_redirect off;
types {}

error_page 404 $forespan_not_found;
# 405: what is posted to a page. 418: what is passed on by the rules here.
error_page 405 418 = @instances;
if ($forespan_is_odd) {
  return 418;
}

location / {
  if ($forespan_is_read = "") {
    return 418;
  }
  if ($forespan_path) {
    return 301 $forespan_path$is_args$args;
  }
${addHeaders(redirectHeaders)}
  return 404;
}
${instancePaths.map(instanceLocation).join('\n')}
${files.map(fileLocation).join('\n')}
`;
}

export function notFoundName(locale: string): string {
  return `not-found.${locale}.html`;
}

function fileLocation({ name, compressed, resource, path }: ExportedFile): string {
  const { etag, ...headers } = resource.identity.unchangedHeaders;
  const isSearched = path !== undefined && searchPages.includes(path);
  return `location ${path === undefined ? `@${name}` : `= ${quote(path)}`} {${isSearched ? passOnQuery : ''}
  try_files "/${plain(name)}${compressed ? '$forespan_suffix' : ''}" =404;
  default_type ${quote(resource.identity.headers['content-type'] ?? '')};
  etag ${etag === undefined ? 'off' : 'on'};
  add_header Last-Modified "";
  add_header Content-Encoding ${compressed ? '$forespan_encoding' : '""'} always;
${addHeaders({ ...headers, ...transportSecurity })}
}`;
}

const passOnQuery = `
  if ($args) {
    return 418;
  }`;

function instanceLocation(path: string): string {
  return `location ${path.endsWith('/') ? '^~' : '='} ${path} {
  limit_conn forespan_visitors 100;
  proxy_pass http://forespan;
}`;
}

/** With and without a trailing slash. */
function spelledKeys(key: string): string[] {
  return key === '/' ? [key] : [key, `${key}/`];
}

/** Matches an Accept-Encoding that lists an encoding with a quality above 0. */
function accepts(encoding: Encoding): string {
  return `"~*(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?:1|0\\.0*[1-9])[^,]*)?(?:,|$)"`;
}

function addHeaders(headers: ResponseHeaders): string {
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
    .join('\n');
}

/** nginx expands `$` as a variable and has no escape for it. */
function plain(value: string): string {
  if (/[$"\\\n]/.test(value)) throw new Error(`nginx cannot be given ${value}`);
  return value;
}

function quote(value: string): string {
  return `"${plain(value)}"`;
}
