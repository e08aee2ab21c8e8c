import type { Logger } from 'pino';
import { utcDayAt } from '../../contract/calendar.ts';
import { type Speed, speedMetrics } from '../../contract/page-views.ts';
import type { Db } from '../db/db.ts';
import type { Device } from './client.ts';
import { findBucket } from './speed-buckets.ts';
import { addCounts, type CountedSpeed, type CountedViews, otherSources } from './store.ts';

const storeAfterMs = 2_000;
/** In memory. Beyond this, sources are counted together: without them there are few combinations. */
const maxCombinations = 5_000;

interface PageView {
  page: string;
  source: string;
  language: string;
  device: Device;
  /** True if a visit began with it. */
  isFirst: boolean;
  speed: Speed;
}

export interface PageViewCounter {
  count(view: PageView): void;
  /** Stores the remaining counts. */
  stop(): Promise<void>;
}

/**
 * Counts in memory and adds the sums to the database two seconds after the first view: a popular page costs one
 * statement, not one per view. A crash loses at most two seconds of views, and those that the database could not take.
 */
export function startPageViewCounter({ db, logger }: { db: Db; logger: Logger }): PageViewCounter {
  let views = new Map<string, CountedViews>();
  let speeds = new Map<string, CountedSpeed>();
  let timer: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();

  function add(view: CountedViews): void {
    const isFull = views.size >= maxCombinations;
    const kept = isFull ? { ...view, source: otherSources } : view;
    const { day, page, source, language, device } = kept;
    const key = JSON.stringify([day, page, source, language, device]);
    const before = views.get(key);
    views.set(key, {
      ...kept,
      views: (before?.views ?? 0) + view.views,
      visits: (before?.visits ?? 0) + view.visits,
    });
  }
  function addSpeed(speed: CountedSpeed): void {
    const { day, page, metric, bucket } = speed;
    const key = JSON.stringify([day, page, metric, bucket]);
    speeds.set(key, { ...speed, views: (speeds.get(key)?.views ?? 0) + speed.views });
  }
  function storeLater(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      storing = storing.then(store);
    }, storeAfterMs).unref();
  }
  async function store(): Promise<void> {
    const counted = { views: [...views.values()], speeds: [...speeds.values()] };
    if (counted.views.length === 0) return;
    views = new Map();
    speeds = new Map();
    try {
      await addCounts(db, counted);
    } catch (err) {
      logger.warn({ err }, 'page views could not be stored yet');
      for (const view of counted.views) add(view);
      for (const speed of counted.speeds) addSpeed(speed);
      storeLater();
    }
  }

  return {
    count({ isFirst, speed, ...view }) {
      const day = utcDayAt(Date.now());
      add({ ...view, day, views: 1, visits: isFirst ? 1 : 0 });
      for (const metric of speedMetrics) {
        const value = speed[metric];
        if (value === undefined) continue;
        addSpeed({ day, page: view.page, metric, bucket: findBucket(metric, value), views: 1 });
      }
      storeLater();
    },
    async stop() {
      clearTimeout(timer);
      await storing;
      await store();
      clearTimeout(timer);
    },
  };
}
