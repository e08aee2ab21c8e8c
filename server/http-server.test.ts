import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { HttpServer } from './http-server.ts';

test('connections that are waiting to be accepted when the port closes are answered', async () => {
  const server = new HttpServer((_request, response) => response.end('answered'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const responses = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    return text(socket).catch(String);
  });
  await server.drain(0, 400);
  server.close();
  for (const received of await Promise.all(responses))
    expect(received).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*answered/);
});
