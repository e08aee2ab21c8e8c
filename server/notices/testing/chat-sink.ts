import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { createPoster } from '../../tag-check/fetch/post-public.ts';
import { selfSigned } from '../../tag-check/testing/certificate.ts';
import { startSite } from '../../tag-check/testing/fetching.ts';
import { eventually } from '../../testing/eventually.ts';

const name = 'hooks.example';
const certificate = selfSigned({ name });

/** The secret part of the address. */
export const chatSecret = 'T0001/B0002/xoxo-secret';

/** A chat service that stores what is posted to it over TLS, and a poster that treats it as public. */
export async function chatSink() {
  const sink = {
    status: 200,
    bodies: [] as Record<string, unknown>[],
    /** Waits for `count` messages. */
    async arrived(count: number) {
      await eventually(() => expect(sink.bodies).toHaveLength(count));
    },
  };
  const site = await startSite(async (request, response) => {
    const body = JSON.parse(await text(request));
    if (sink.status === 200) sink.bodies.push(body);
    response.writeHead(sink.status).end('ok');
  }, certificate);
  return {
    sink,
    url: site.at(`/services/${chatSecret}`, name).href,
    parts: {
      postJson: createPoster({
        ports: [site.port],
        ca: certificate.cert,
        resolve: async () => ['127.0.0.1'],
        isAllowedAddress: (address) => address === '127.0.0.1',
      }),
    },
  };
}
