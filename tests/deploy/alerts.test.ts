import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { outboxStates } from '../../server/db/schema.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

const file = await readFile(join(import.meta.dirname, '../../deploy/alerts.yml'), 'utf8');
const rules = (parse(file) as Rules).groups.flatMap((group) => group.rules);
const { registry } = createMetrics(async () => []);
/** Labels that Prometheus adds itself. */
const added = ['job', 'instance'];

test.each(rules)('$alert uses metrics and labels that the server has', ({ expr }) => {
  const used = expr.match(/\b[a-z_]+_[a-z0-9_]+\b|\bup\b/g) ?? [];
  expect(used).not.toEqual([]);
  for (const name of used.filter((each) => each !== 'up')) {
    const metric = registry.getSingleMetric(name.replace(/_count$/, '')) as unknown as
      | { labelNames: string[] }
      | undefined;
    expect(metric, name).toBeDefined();
    const labels = [...expr.matchAll(/(\w+)(?:=|=~|!=)"/g)].map(([, label = '']) => label);
    expect([...added, ...(metric?.labelNames ?? [])]).toEqual(expect.arrayContaining(labels));
  }
  const states = [...expr.matchAll(/state="(\w+)"/g)].map(([, state = '']) => state);
  expect(outboxStates).toEqual(expect.arrayContaining(states));
});
