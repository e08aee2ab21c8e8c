import workerUrl from './forecast.worker.ts?worker&url';

/** Not every browser has trusted types; where supported, our security policy requires them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

export function startWorker(): Worker {
  policy ??= trustedTypes?.createPolicy('worker', { createScriptURL: () => workerUrl });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}
