import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { freePort, startServer } from '../server/testing/start-server.ts';
import { median, print } from './report.ts';

const rounds = 7;
const requestsPerRound = 400;
const connections = 4;
const target = 3;

interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  status: number;
}

/** A query on a page with a linked form keeps the page from bypassing Fastify. */
const page: Call = { name: 'a page through Fastify', method: 'GET', path: '/check-GA-tag?x=1', status: 200 };
const typed = new URLSearchParams({ email: 'not an address', fullName: 'Zoë', comments: 'x'.repeat(500) });
const posts: Call[] = ['/join-the-waitlist', '/Sales', '/support', '/ScheduleMeeting'].map((path) => ({
  name: `an invalid post to ${path}`,
  method: 'POST',
  path,
  body: typed.toString(),
  status: 422,
}));

/** The CPU time that an invalid post without JavaScript takes, compared with a page. */
export async function bench(): Promise<void> {
  const METRICS_PORT = String(await freePort());
  const server = await startServer({ LOG_LEVEL: 'warn', METRICS_PORT });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  async function send({ method, path, body, status }: Call): Promise<void> {
    const headers = {
      accept: 'text/html',
      'accept-encoding': 'br',
      ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const sent = request({ agent, host: '127.0.0.1', port: server.port, method, path, headers }).end(body);
    const [response] = await once(sent, 'response');
    response.resume();
    await once(response, 'end');
    if (response.statusCode !== status) throw new Error(`${path} responded with ${response.statusCode}`);
  }
  async function cpuMicroseconds(): Promise<number> {
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    return Number(/^process_cpu_seconds_total ([\d.]+)$/m.exec(metrics)?.[1]) * 1e6;
  }
  /** CPU time per request. */
  async function measure(call: Call): Promise<number> {
    const before = await cpuMicroseconds();
    const each = Array.from({ length: connections }, async () => {
      for (let i = 0; i < requestsPerRound / connections; i++) await send(call);
    });
    await Promise.all(each);
    return ((await cpuMicroseconds()) - before) / requestsPerRound;
  }

  const calls = [page, ...posts];
  const costs = new Map(calls.map((call) => [call, [] as number[]]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const call of calls) {
      const cost = await measure(call);
      if (round > 0) costs.get(call)?.push(cost);
    }
  }
  const base = median(costs.get(page) ?? []);
  print(`${page.name}: ${Math.round(base)} µs of CPU time`);
  for (const post of posts) {
    const cost = median(costs.get(post) ?? []);
    const ratio = cost / base;
    print(
      `${post.name}: ${Math.round(cost)} µs, ${ratio.toFixed(1)} times a page${ratio > target ? `, over ${target}` : ''}`,
    );
  }
  agent.destroy();
  await server.stop();
}
