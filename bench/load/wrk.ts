import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadRoute } from './routes.ts';

/** The results of a route's requests. Times are in milliseconds. */
export interface RouteFigures {
  requests: number;
  p50: number;
  p99: number;
  max: number;
  /** Responses of 500 and above. */
  failed: number;
  /** Responses of 400 and above, including those. */
  refused: number;
  /** Connections that broke or timed out. */
  unanswered: number;
}

/** Requests a route repeatedly on all its connections with wrk, because no client uses less CPU. */
export async function runWrk(
  wrk: string,
  url: string,
  { name, path, connections, body }: LoadRoute,
  { seconds, folder }: { seconds: number; folder: string },
): Promise<RouteFigures> {
  const script = join(folder, `${name.replaceAll(' ', '-')}.lua`);
  await writeFile(script, luaScript(path, body));
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', script];
  const { stdout } = await promisify(execFile)(wrk, [...options, url]);
  const [, figures = ''] = /^figures (.+)$/m.exec(stdout) ?? [];
  return JSON.parse(figures);
}

/** wrk counts all responses of 400 and above together, so the script counts those of 500 and above. */
function luaScript(path: string, body: string | undefined): string {
  return `
failed = 0
local thread
local n = 0
function setup(it) thread = it end
wrk.path = ${JSON.stringify(path)}
wrk.headers["Accept-Encoding"] = "gzip"
${body === undefined ? '' : postScript(body)}
function response(status) if status >= 500 then failed = failed + 1 end end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('figures {"requests":%d,"p50":%f,"p99":%f,"max":%f,"failed":%d,"refused":%d,"unanswered":%d}\\n',
    summary.requests, latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency.max / 1000,
    thread:get("failed"), errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
`;
}

/** `{n}` in the body becomes a number, `{a|b}` one of the words in turn. */
function postScript(body: string): string {
  const choice = /\{([^{}"]+\|[^{}"]+)\}/.exec(body);
  const words = choice?.[1]?.split('|') ?? [''];
  const template = choice ? body.replace(choice[0], '{word}') : body;
  return `
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
local words = { ${words.map((word) => JSON.stringify(word)).join(', ')} }
local template = [==[${template}]==]
function request()
  n = n + 1
  local body = template:gsub("{n}", n):gsub("{word}", words[n % #words + 1])
  return wrk.format(nil, nil, nil, body)
end`;
}
