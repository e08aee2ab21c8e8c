import { connect } from 'node:net';

/** Sends text to a port of this machine and gives back all that came until the other side hung up. */
export function exchange(port: number, sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(sent);
  });
}
