import { createHash, createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

type Forge = 'GitHub' | 'GitLab' | 'Gitea';

/** A call from a sender who knows the secret. */
interface PushCall {
  forge: Forge;
  /** Equal for equal bytes. */
  id: string;
  /** Null for a test of the webhook and other events. */
  ref: string | null;
}

/** True if a request has a forge's signature: others are rejected before their body is read. */
export function isSigned(headers: IncomingHttpHeaders): boolean {
  return ['x-hub-signature-256', 'x-gitea-signature', 'x-gitlab-token'].some((name) => headers[name]);
}

/** Finds the forge that signed a call with our secret. */
export function findSigner(headers: IncomingHttpHeaders, body: Buffer, secret: string): Forge | undefined {
  const { 'x-hub-signature-256': github, 'x-gitea-signature': gitea, 'x-gitlab-token': gitlab } = headers;
  const digest = createHmac('sha256', secret).update(body).digest('hex');
  // Gitea sends GitHub's header as well.
  if (typeof gitea === 'string') return isEqual(gitea, digest) ? 'Gitea' : undefined;
  if (typeof github === 'string') return isEqual(github, `sha256=${digest}`) ? 'GitHub' : undefined;
  return typeof gitlab === 'string' && isEqual(gitlab, secret) ? 'GitLab' : undefined;
}

/** Throws a SyntaxError if the body is not JSON. */
export function readPushCall(forge: Forge, headers: IncomingHttpHeaders, body: Buffer): PushCall {
  const id = hash('sha256', body, 'hex');
  const event = String(
    headers['x-gitlab-event'] ?? headers['x-gitea-event'] ?? headers['x-github-event'] ?? '',
  );
  const { ref } = (JSON.parse(body.toString()) ?? {}) as { ref?: unknown };
  return { forge, id, ref: /^push( hook)?$/i.test(event) && typeof ref === 'string' ? ref : null };
}

/** Compares hashes, so that timing reveals nothing about either text. */
function isEqual(a: string, b: string): boolean {
  const [hashA, hashB] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return hashA !== undefined && hashB !== undefined && timingSafeEqual(hashA, hashB);
}
