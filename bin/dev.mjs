/** `npm run dev`: Vite on PORT, with our server behind it (web/site/build/dev-server.ts). */
import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import { createServer } from 'vite';

const port = Number(process.env.PORT || 3000);
await checkPort();
const vite = await createServer({ server: { port, strictPort: true } });
await vite.listen();
vite.printUrls();

/** Checks all addresses of the machine: Vite itself only checks one of localhost's two. */
async function checkPort() {
  const probe = createProbe().listen(port);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    process.stderr.write(`Port ${port} is taken by another program: stop it, or set PORT to another one.\n`);
    process.exit(1);
  }
  await new Promise((resolve) => probe.close(resolve));
}
