import { createRequire } from 'node:module';

/** Part of every cache key of a drawn image. */
export const rendererVersion: string = createRequire(import.meta.url)('@resvg/resvg-js/package.json').version;
