import { parentPort } from 'node:worker_threads';
import { idsOfContainer } from './container.ts';
import { decodePage } from './decode-page.ts';
import { detectTags } from './detect-tags.ts';
import { type ReadingTask, readyMessage } from './reader.ts';

/** Reads untrusted content away from the thread that serves visitors. */
parentPort?.on('message', ({ bytes, contentType, url }: ReadingTask) => {
  try {
    const text = decodePage(bytes, contentType);
    parentPort?.postMessage({ value: url ? detectTags(text, new URL(url)) : idsOfContainer(text) });
  } catch {
    parentPort?.postMessage({ failed: true });
  }
});
parentPort?.postMessage(readyMessage);
