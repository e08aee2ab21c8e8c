import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envSchema } from './env.ts';

export const envExamplePath = join(import.meta.dirname, '..', '.env.example');

const opening = `# Every variable has a default that works. To change one, copy this file to .env and take the
# "# " from its line. Written by \`node server/env-example.ts\` from server/env.ts.
`;

export function envExample(): string {
  const entries = Object.entries(envSchema.shape).map(([name, schema]) => {
    const { about, fallback } = schema.meta() as { about: string; fallback: string };
    return `\n# ${about}\n# ${name}=${/\s/.test(fallback) ? `"${fallback}"` : fallback}\n`;
  });
  return opening + entries.join('');
}

if (import.meta.main) writeFileSync(envExamplePath, envExample());
