import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { delivery } from '../../contract/console/inbox.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

interface Dashboard {
  templating: { list: { name: string; type: string }[] };
  panels: {
    title: string;
    datasource: { type: string; uid: string };
    gridPos: { x: number; y: number; w: number; h: number };
    targets: { expr: string; legendFormat: string }[];
  }[];
}

const read = (name: string) => readFile(join(import.meta.dirname, '../../deploy', name), 'utf8');
const rules = (parse(await read('alerts.yml')) as Rules).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(await read('grafana-dashboard.json')) as Dashboard;
const { registry } = createMetrics({
  canStore: async () => true,
  readBacklog: async () => [],
  readHealth: () => Promise.reject(new Error('not read')),
});
/** Labels that Prometheus adds itself. */
const added = ['job', 'instance', 'le'];
const functions = new Set(['histogram_quantile', 'clamp_min']);

const queries = [
  ...rules.map(({ alert, expr }) => ({ name: `the alert ${alert}`, expr, shown: '' })),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => ({ name: `the panel ${title}`, expr, shown: legendFormat })),
  ),
];

test.each(queries)('$name uses metrics and labels that the server has', ({ expr, shown }) => {
  const used = expr.match(/\b[a-z_]+_[a-z0-9_]+\b|\bup\b/g) ?? [];
  expect(used).not.toEqual([]);
  for (const name of used.filter((each) => each !== 'up' && !functions.has(each))) {
    const metric = registry.getSingleMetric(name.replace(/_(count|bucket)$/, '')) as unknown as
      | { labelNames: string[] }
      | undefined;
    expect(metric, name).toBeDefined();
    const labels = [
      ...[...expr.matchAll(/(\w+)(?:=|=~|!=|!~)"/g)].map(([, label = '']) => label),
      ...[...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(', ')),
      ...[...shown.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label),
    ];
    expect([...added, ...(metric?.labelNames ?? [])]).toEqual(expect.arrayContaining(labels));
  }
  const states = [...expr.matchAll(/state="(\w+)"/g)].map(([, state = '']) => state);
  expect(delivery.shape.state.options).toEqual(expect.arrayContaining(states));
});

test('a single failed form raises an alert at once', () => {
  const alert = rules.find(({ expr }) => expr.includes('forms_failed_total'));
  expect(alert?.expr).toBe('sum(increase(forms_failed_total[5m])) > 0');
  expect(alert).not.toHaveProperty('for');
});

test('every panel of the dashboard uses the data source that is chosen, and none covers another', () => {
  expect(dashboard.templating.list).toMatchObject([{ name: 'datasource', type: 'datasource' }]);
  const cells = dashboard.panels.flatMap(({ title, datasource, gridPos: { x, y, w, h } }) => {
    expect(datasource, title).toEqual({ type: 'prometheus', uid: `\${datasource}` });
    expect(x + w, title).toBeLessThanOrEqual(24);
    return Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`);
  });
  expect(new Set(cells).size).toBe(cells.length);
});
