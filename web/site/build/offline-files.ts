import type { Rolldown } from 'vite';
import type { Locale } from '../../../contract/locales.ts';
import { chunksFrom, islandName } from './page-styles.ts';

type Bundle = Rolldown.RolldownOutput['output'];

/** Paths of everything that an island may load in a language: scripts, their style sheets and workers. */
export function listOfflineFiles(bundle: Bundle, island: string, locale: Locale): string[] {
  const entry = bundle.find((file) => file.type === 'chunk' && file.isEntry);
  const start = bundle.find((file) => islandName(file) === island);
  if (!entry || !start) throw new Error(`The build has no island named ${island}`);
  const chunks = [
    ...new Set([...chunksFrom(bundle, entry.fileName, 'now'), ...chunksFrom(bundle, start.fileName, 'ever')]),
  ].filter((chunk) => isForLanguage(chunk, locale));
  const sheets = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const workers = bundle.filter(
    ({ type, fileName }) =>
      type === 'asset' && fileName.endsWith('.js') && chunks.some(({ code }) => code.includes(fileName)),
  );
  const names = [
    ...chunks.map(({ fileName }) => fileName),
    ...sheets,
    ...workers.map((file) => file.fileName),
  ];
  return [...new Set(names)].map((name) => `/${name}`);
}

function isForLanguage({ facadeModuleId }: Rolldown.OutputChunk, locale: Locale): boolean {
  const language = /\/content\/messages\/([a-z]{2})\//.exec(facadeModuleId ?? '')?.[1];
  return language === undefined || language === locale;
}
