import type { CommandHelp } from './command.ts';

/** Every command, a line each. */
export function overviewOf(commands: readonly CommandHelp[]): string {
  return [
    'Usage: npm run admin -- <command> …',
    '',
    ...inColumns(commands.map(({ name, about }) => [name, about])),
    '',
    '`npm run admin -- <command> --help` says how to call it, and every value it takes.',
  ].join('\n');
}

/** All about one command. */
export function helpOf({ about, usage, values = [] }: CommandHelp): string {
  return [
    about.charAt(0).toUpperCase() + about.slice(1),
    '',
    'Usage:',
    ...usage.map((line) => `  npm run admin -- ${line}`),
    ...(values.length > 0 ? ['', ...inColumns(values)] : []),
  ].join('\n');
}

/** Names, and beside each its lines. */
function inColumns(rows: readonly (readonly [string, ...string[]])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.flatMap(([name, ...lines]) =>
    lines.map((line, i) => `  ${(i === 0 ? name : '').padEnd(width)}${line}`),
  );
}
