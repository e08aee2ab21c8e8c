import { readFile } from 'node:fs/promises';
import { fastify } from 'fastify';

/** `node bench/bare-fastify.ts <file>`: one route that sends a compressed page, and nothing else. It says where it listens. */
const page = await readFile(`${process.argv[2]}.gz`);
const app = fastify();
app.get('/', (_request, reply) =>
  reply.headers({ 'content-type': 'text/html', 'content-encoding': 'gzip' }).send(page),
);
process.once('disconnect', () => app.close());
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
