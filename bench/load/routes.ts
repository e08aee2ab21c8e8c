import { utcDayAt } from '../../contract/calendar.ts';
import { searchLocations } from '../../contract/locations.ts';
import { findFreeTimes } from '../../contract/meeting.ts';
import { checkTag } from '../../contract/tag-check.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { requiredFields } from '../../server/waitlist/testing/application.ts';

/** A request, and how many connections send it at once. */
export interface LoadRoute {
  name: string;
  path: string;
  connections: number;
  /** The JSON to post; `{n}` is replaced by a different number each time, `{a|b}` by one of the words in turn. */
  body?: string;
}

const typed = ['münch', 'new york', 'par', 'sao paul', 'kopenhag', 'tokio', 'lond', 'barcelon'];

/** 200 connections in total. */
export function loadRoutes(sitePort: number, run: string): LoadRoute[] {
  return [
    { name: 'home page', path: '/', connections: 80 },
    {
      name: 'location search',
      path: searchLocations.path,
      connections: 40,
      body: JSON.stringify({ input: `{${typed.join('|')}}` }),
    },
    {
      name: 'waitlist create',
      path: createApplication.path,
      connections: 30,
      body: JSON.stringify({ ...requiredFields, email: `${run}-{n}@agency.example` }),
    },
    {
      name: 'availability',
      path: findFreeTimes.path,
      connections: 30,
      body: JSON.stringify({ month: utcDayAt(Date.now()).slice(0, 7), offset: 1 }),
    },
    {
      name: 'tag check',
      path: checkTag.path,
      connections: 20,
      body: JSON.stringify({ websiteUrl: `http://shop{n}.example:${sitePort}/${run}` }),
    },
  ];
}
