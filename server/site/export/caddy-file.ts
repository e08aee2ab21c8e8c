import { transportSecurity } from '../../security-headers.ts';
import { searchPages } from './instance-paths.ts';
import type { ExportedFile, ExportedSite } from './nginx-files.ts';

/**
 * For a site block of Caddy, before its `reverse_proxy`: serves each file by its path. Misspelt and missing paths go
 * to the instances like everything else.
 */
export function caddyFile({ root, files }: ExportedSite): string {
  const served = files.filter(({ path }) => path !== undefined);
  const names = [...new Set(served.flatMap((file) => Object.keys(responseHeaders(file))))];
  const headerValues = (name: string) => new Set(served.map((file) => responseHeaders(file)[name]));
  const shared = names.filter((name) => headerValues(name).size === 1);
  const own = names.filter((name) => !shared.includes(name));
  const rows = served.map((file) => {
    const values = own.map((name) => responseHeaders(file)[name] ?? '');
    return `\t${[file.path ?? '', `/${file.name}`, ...values].map(quote).join(' ')}`;
  });
  return `# Written by \`npm run export\`: do not edit. deploy/Caddyfile imports it.
map {path} {forespan_file} ${own.map(placeholder).join(' ')} {
${rows.join('\n')}
	default ${['', ...own].map(() => '""').join(' ')}
}
@forespan_file {
	method GET HEAD
	not vars {forespan_file} ""
	# The server answers a search.
	not {
		path ${searchPages.join(' ')}
		not vars {query} ""
	}
}
handle @forespan_file {
	root * ${quote(root)}
	rewrite * {forespan_file}
${shared.map((name) => `\theader ${name} ${quote([...headerValues(name)][0] ?? '')}`).join('\n')}
${own.map(ownHeader).join('\n')}
	header {
		# The export dates files by what is in them, for the ETag.
		-Last-Modified
		defer
	}
	file_server {
		precompressed br gzip
	}
}
`;
}

/** Without the headers that Caddy adds itself. */
function responseHeaders({ resource }: ExportedFile): Record<string, string> {
  const { etag: _etag, vary: _vary, ...headers } = resource.identity.unchangedHeaders;
  const type = resource.identity.headers['content-type'] ?? '';
  return { 'content-type': type, ...headers, ...transportSecurity };
}

function placeholder(name: string): string {
  return `{forespan_${name.replaceAll('-', '_')}}`;
}

/** A header that differs between files. */
function ownHeader(name: string): string {
  const variable = placeholder(name);
  const matcher = `@has_${name.replaceAll('-', '_')}`;
  return `\t${matcher} not vars ${variable} ""\n\theader ${matcher} ${name} ${variable}`;
}

function quote(value: string): string {
  if (/[`{}\n]/.test(value)) throw new Error(`Caddy cannot be given ${value}`);
  return `\`${value}\``;
}
