import type * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { type ApiResult, apiUrl, toApiResult } from './api.ts';

/** Long enough for the largest file on a slow connection. */
const timeoutMs = 120_000;

/**
 * Sends a form with its files and reports progress, which `fetch` cannot. Throws without a valid response.
 */
export function upload<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Reply>,
  body: object,
  onProgress: (share: number) => void,
): Promise<ApiResult<z.output<Reply>>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.set(name, value instanceof File ? value : String(value));
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiUrl(endpoint.path));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.responseType = 'json';
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('loadend', () => {
      const { status, response } = request;
      if (status === 0) reject(new Error('no answer'));
      else resolve(toResult(status, response));
    });
    request.send(form);
  });

  async function toResult(status: number, body: unknown): Promise<ApiResult<z.output<Reply>>> {
    return toApiResult(endpoint, status, body);
  }
}
