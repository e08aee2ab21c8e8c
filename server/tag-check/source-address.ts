import type { Source } from './detect/detection.ts';

/** Where the script of a source is published. A site's own gateway hands out the same one. */
export function sourceAddress({ kind, id, amp }: Source): URL {
  if (kind === 'segment')
    return new URL(`https://cdn.segment.com/v1/projects/${encodeURIComponent(id)}/settings`);
  const file = amp ? 'amp.json' : kind === 'tag-manager' ? 'gtm.js' : 'gtag/js';
  return new URL(`https://www.googletagmanager.com/${file}?id=${encodeURIComponent(id)}`);
}
