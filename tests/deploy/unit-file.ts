import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const deploy = join(import.meta.dirname, '../../deploy');

/** A systemd unit, parsed as systemd does: a key can occur several times. */
interface UnitFile {
  values(key: string): string[];
  /** The variables of a service: `Environment`, then the files, of which those with a leading `-` may be missing. */
  environment(): Record<string, string>;
}

/**
 * Reads a file of deploy/. `instance` is the part after the @; files that it refers to in `/etc` are read from `etc`.
 */
export function readUnitFile(name: string, { instance = '', etc = '/etc' } = {}): UnitFile {
  const lines = readFileSync(join(deploy, name), 'utf8').replaceAll('%i', instance).split('\n');
  function values(key: string): string[] {
    return lines.flatMap((line) => (line.startsWith(`${key}=`) ? line.slice(key.length + 1) : []));
  }
  function environment(): Record<string, string> {
    const direct = values('Environment').flatMap((list) => list.split(' '));
    const files = values('EnvironmentFile').map((file) => {
      const path = file.replace(/^-/, '').replace(/^\/etc/, etc);
      return file.startsWith('-') && !existsSync(path) ? '' : readFileSync(path, 'utf8');
    });
    return Object.assign({}, ...[...direct, ...files].map((text) => parseEnv(text)));
  }
  return { values, environment };
}
