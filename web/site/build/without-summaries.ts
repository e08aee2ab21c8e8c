import type { Plugin } from 'vite';

const summary = /^ {2}summary:\s*(?:'[^'\n]*'|`[^`]*`),\n/gm;

/** Leaves out the summaries of endpoints: they document the API, and browsers would only load them. */
export function withoutSummaries(): Plugin {
  return {
    name: 'forespan-without-summaries',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/[\w-]+\.ts$/.test(id)) return undefined;
      return { code: code.replace(summary, ''), map: null };
    },
  };
}
