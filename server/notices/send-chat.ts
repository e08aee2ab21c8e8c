import { type ChatFormat, chatNames } from '../../contract/console/notices.ts';
import { PermanentDeliveryError } from '../delivery-error.ts';
import { FetchError } from '../tag-check/fetch/fetch-error.ts';
import type { PostJson } from '../tag-check/fetch/post-public.ts';
import { type ChatMessage, chatBody } from './chat-message.ts';

/** Posts to a channel, or throws. No error contains the URL. */
export async function sendChat(
  postJson: PostJson,
  { format, url }: { format: ChatFormat; url: string },
  message: ChatMessage,
): Promise<void> {
  const name = chatNames[format];
  const status = await postJson(url, chatBody(format, message)).catch((error) => {
    if (!(error instanceof FetchError)) throw error;
    if (error.state === 'not-allowed')
      throw new PermanentDeliveryError(`${name}: the address is not on the public internet`);
    throw new Error(`${name} can’t be reached (${error.reason ?? error.state})`);
  });
  if (status >= 200 && status < 300) return;
  const refusal = `${name} responded with ${status}`;
  const isHopeless = status < 500 && status !== 408 && status !== 429;
  throw isHopeless ? new PermanentDeliveryError(refusal) : new Error(refusal);
}
