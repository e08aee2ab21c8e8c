/**
 * Loaded by a page that works offline: fetches what its island may load, and shows the sentence once all of it is in
 * the browser's cache. Until the island is hydrated, it keeps a file that is dropped on it.
 */

type Droppable = HTMLElement & { dropped?: FileList | undefined };

let isStarted = false;

/** Called by the bootstrap script after the first paint, and each time the sentence enters or leaves the screen. */
export async function hydrate(sentence: HTMLElement): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const { island, files = '' } = sentence.dataset;
  const container = document.querySelector<Droppable>(`[data-island="${island}"]:not([data-src])`);
  if (container) keepDroppedFile(container);
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  await untilIdle();
  const response = await fetch(files, { priority: 'low' });
  const paths: string[] = await response.json();
  for (const path of paths) {
    await fetchFile(path);
    await untilIdle();
  }
  // The browser logs an error for a missing file, so stop at the first.
  for (const path of paths) if (!(await isCached(path))) return;
  sentence.dataset.ready = '';
}

/** Otherwise the browser would open the file in place of the page. */
function keepDroppedFile(container: Droppable): void {
  container.ondragover = (event) => event.preventDefault();
  container.ondrop = (event) => {
    event.preventDefault();
    container.dropped = event.dataTransfer?.files;
  };
}

async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise<unknown>((resolve) =>
    // Safari has no idle callbacks.
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
  );
}

async function fetchFile(path: string): Promise<void> {
  await (await fetch(path, { priority: 'low' })).arrayBuffer();
}

/** True if the file can be loaded without the network. */
async function isCached(path: string): Promise<boolean> {
  const response = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' });
  return response.ok;
}
