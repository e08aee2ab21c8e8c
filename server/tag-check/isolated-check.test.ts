import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../log.ts';
import { eventually } from '../testing/eventually.ts';
import { createIsolatedTagCheck } from './isolated-check.ts';

function unruly(stuckMs = 60_000) {
  const lines: string[] = [];
  const tagCheck = createIsolatedTagCheck({
    logger: createLogger('error', { write: (line) => void lines.push(line) }),
    threadFile: new URL('./testing/unruly-thread.ts', import.meta.url),
    stuckMs,
  });
  onTestFinished(() => tagCheck.close());
  return { ...tagCheck, lines };
}

for (const trouble of ['throw', 'late', 'reject', 'exit', 'memory']) {
  const tags = trouble === 'throw' ? [] : ['sweep'];
  test(`a check that crashes its thread by ${trouble} is answered, and so is the next one`, {
    tags,
  }, async () => {
    const { check } = unruly();
    expect(await check(`x/${trouble}`)).toMatchObject({ state: 'unreachable', reason: 'bad-answer' });
    expect(await check('x/fine')).toMatchObject({ state: 'unreachable', reason: 'unknown-host' });
  });
}

test('checks that run alongside a crash are repeated, and only the page that crashed is unreadable', {
  tags: ['sweep'],
}, async () => {
  const { check, lines } = unruly();
  await check('x/fine');
  const beside = Array.from({ length: 20 }, (_, i) => check(`x/wait/${100 + i}`));
  expect(await check('x/throw')).toMatchObject({ reason: 'bad-answer' });
  for (const { reason } of await Promise.all(beside)) expect(reason).toBe('unknown-host');
  expect(lines.join('')).toContain('thrown in the check');
});

test('a check next to two pages that crash gets the same result as alone', { tags: ['sweep'] }, async () => {
  const { check } = unruly();
  const replies = await Promise.all(['x/throw', 'x/wait/300', 'x/exit', 'x/fine'].map(check));
  expect(replies.map(({ reason }) => reason)).toEqual([
    'bad-answer',
    'unknown-host',
    'bad-answer',
    'unknown-host',
  ]);
});

test('a check that never returns is answered, and the next one gets another thread', async () => {
  const { check, lines } = unruly(5_000);
  expect(await check('x/loop')).toMatchObject({ state: 'timeout', reason: 'busy' });
  // On a busy machine a new thread may take longer than five seconds to start.
  await eventually(async () => expect(await check('x/fine')).toMatchObject({ reason: 'unknown-host' }));
  expect(lines.join('')).toContain('stuck');
});

test('closing answers the pending checks', async () => {
  const { check, close } = unruly();
  const waiting = check('x/wait/60000');
  await close();
  expect(await waiting).toMatchObject({ state: 'timeout' });
});
