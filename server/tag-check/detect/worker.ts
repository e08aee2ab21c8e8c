import { parentPort } from 'node:worker_threads';
import { readBundle } from './bundle.ts';
import { readContainer } from './container.ts';
import { decodePage } from './decode-page.ts';
import { detectTags } from './detect-tags.ts';
import { type ReadingTask, readyMessage } from './reader.ts';

/** Reads untrusted content away from the thread that serves visitors. */
parentPort?.on('message', (task: ReadingTask) => {
  try {
    parentPort?.postMessage({ value: read(task) });
  } catch {
    parentPort?.postMessage({ failed: true });
  }
});

function read({ bytes, contentType, url, script }: ReadingTask) {
  const text = decodePage(bytes, contentType);
  if (!url) return readContainer(text);
  return script ? readBundle(text, script, new URL(url)) : detectTags(text, new URL(url));
}

// The first script is slowest, so it is read before anyone waits for it.
detectTags('<script>gtag("config", "G-" + id)</script>', new URL('https://page.invalid/'));
parentPort?.postMessage(readyMessage);
