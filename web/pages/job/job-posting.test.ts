import { expect, test } from 'vitest';
import { catalogue } from '../../../content/messages/catalogue.ts';
import { jobsIn } from '../../documents/jobs.ts';
import { routeTable } from '../../route-table.ts';
import { pageContext } from '../../ui/page.tsx';
import { jobPosting } from './job-posting.ts';

test('a posting that states its pay states it to search engines, and one that does not names none', () => {
  const [job] = jobsIn('en');
  const route = routeTable.find(({ path }) => path === job?.path);
  if (!job || !route) throw new Error('There is no job');
  const context = pageContext('en', route, 'https://forespan.example', catalogue.en);
  const paid = { ...job, front: { ...job.front, pay: { from: 90_000, to: 120_000 } } };
  expect(jobPosting(context, paid)).toHaveProperty('baseSalary.value', {
    '@type': 'QuantitativeValue',
    minValue: 90_000,
    maxValue: 120_000,
    unitText: 'YEAR',
  });
  const { pay: _, ...front } = paid.front;
  expect(jobPosting(context, { ...job, front })).not.toHaveProperty('baseSalary');
});
