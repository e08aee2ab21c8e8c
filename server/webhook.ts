import { createHmac } from 'node:crypto';
import { PermanentDeliveryError } from './delivery-error.ts';
import type { Env } from './env.ts';

interface WebhookEvent {
  /** Such as `application.created`. */
  type: string;
  timestamp: string;
  data: object;
}

const timeoutMs = 15_000;

/** Calls the operator's webhook as specified by Standard Webhooks: https://www.standardwebhooks.com. */
export async function callWebhook(
  { WEBHOOK_URL, WEBHOOK_SECRET }: Pick<Env, 'WEBHOOK_URL' | 'WEBHOOK_SECRET'>,
  id: string,
  event: WebhookEvent,
): Promise<void> {
  if (!WEBHOOK_URL || !WEBHOOK_SECRET) throw new PermanentDeliveryError('WEBHOOK_URL is no longer set');
  const body = JSON.stringify(event);
  const seconds = String(Math.floor(Date.now() / 1000));
  const response = await fetch(WEBHOOK_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature(WEBHOOK_SECRET, `${id}.${seconds}.${body}`)}`,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.status === 410) throw new PermanentDeliveryError('the webhook responded with 410: it is gone');
  if (!response.ok) throw new Error(`the webhook responded with ${response.status}`);
}

function signature(secret: string, content: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
