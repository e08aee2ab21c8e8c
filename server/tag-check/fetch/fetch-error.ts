import type { TagCheckReason, TagCheckState } from '../../../contract/tag-check.ts';

/** Why a page was not read, in the terms of the response. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly state: Exclude<TagCheckState, 'found' | 'retired' | 'missing' | 'container-only' | 'unseen'>;
  readonly reason: TagCheckReason | null;
  /** The HTTP status, if the site responded. */
  readonly status: number | null;
  /** True if the site did not accept a connection in time. */
  neverConnected = false;

  constructor(state: FetchError['state'], reason: TagCheckReason | null, status: number | null = null) {
    super(reason ?? state);
    this.state = state;
    this.reason = reason;
    this.status = status;
  }
}

/** The same for every forbidden address, so that responses reveal nothing about our network. */
export function notAllowed(): FetchError {
  return new FetchError('not-allowed', null);
}

const unreachable: [RegExp, TagCheckReason][] = [
  [/^(ENOTFOUND|ENODATA|ESERVFAIL|EREFUSED|EBADNAME|EBADRESP|ENONAME)$/, 'unknown-host'],
  [/^CERT_HAS_EXPIRED$|^CERT_NOT_YET_VALID$/, 'certificate-expired'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/, 'certificate-name'],
  [/SELF_SIGNED|^UNABLE_TO_|^CERT_|^ERR_TLS_CERT_|^INVALID_(CA|PURPOSE)$/, 'certificate-untrusted'],
  [/^(EPROTO|ERR_SSL_|ERR_TLS_|ERR_OSSL)/, 'no-secure-connection'],
  [/^(HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES|UND_ERR_INVALID|ERR_INVALID)/, 'bad-answer'],
];
const tooLate = /^(ETIMEOUT|ETIMEDOUT|ECANCELLED|UND_ERR_ABORTED|UND_ERR_\w*TIMEOUT|ABORT_ERR)$/;

/** Maps a network error to its meaning for the visitor. */
export function toFetchError(error: unknown, signal: AbortSignal): FetchError {
  if (error instanceof FetchError) return error;
  const codes = errorCodes(error);
  if (signal.aborted || codes.some((code) => tooLate.test(code))) {
    const late = new FetchError('timeout', 'slow-site');
    late.neverConnected = codes.some((code) => /^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/.test(code));
    return late;
  }
  const known = unreachable.find(([form]) => codes.some((code) => form.test(code)));
  return new FetchError('unreachable', known?.[1] ?? 'no-connection');
}

/** The codes of an error, its causes and its aggregated errors. */
function errorCodes(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 3) return [];
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  const inner = Array.isArray(errors) ? errors : [];
  const own = typeof code === 'string' ? [code] : [];
  return [...own, ...[cause, ...inner].flatMap((one) => errorCodes(one, depth + 1))];
}
