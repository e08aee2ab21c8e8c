import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { postForm, postJson } from '../../testing/post.ts';

export const bookingBody = {
  date: '2026-07-14',
  time: '11:30',
  offset: 1,
  name: 'Zoë Müller',
  email: 'Zoe@agency.example',
};

/** Sets the clock to the morning of 2 July 2026 for all tests of a file. */
export function freezeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-02T09:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

export function book(app: FastifyInstance, payload: object = bookingBody, language = 'en') {
  return postJson(app, '/meetings/book', payload, { 'accept-language': language });
}

export function move(app: FastifyInstance, payload: object, language = 'en') {
  return postJson(app, '/meetings/move', payload, { 'accept-language': language });
}

export function cancel(app: FastifyInstance, token: string): Promise<LightMyRequestResponse> {
  return postForm(app, '/meeting/cancel', { token });
}

/** Books a meeting and returns the token of its private page. */
export async function booked(app: FastifyInstance, more: Partial<typeof bookingBody> = {}): Promise<string> {
  const response = await book(app, { ...bookingBody, ...more });
  expect(response.json()).toMatchObject({ page: expect.any(String) });
  return response.json().page.replace('/meeting/', '');
}

export function availability(app: FastifyInstance, month: string, offset: number) {
  return postJson(app, '/meetings/availability', { month, offset }, { 'accept-language': 'en' });
}

export async function getDay(app: FastifyInstance, offset: number, day: string) {
  const { days } = (await availability(app, day.slice(0, 7), offset)).json();
  return days.find(({ date }: { date: string }) => date === day);
}

/** Requests a page as a browser does. */
export function getPage(app: FastifyInstance, url: string): Promise<LightMyRequestResponse> {
  return app.inject({ url, headers: { accept: 'text/html' } });
}

/** Reads the single event of a calendar file with a third-party library. */
export function readCalendar(file: string | ArrayBuffer | Uint8Array) {
  const text = typeof file === 'string' ? file : new TextDecoder().decode(file);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (event === null) throw new Error('There is no event in the file');
  const value = (name: string) => event.getFirstPropertyValue(name);
  const attendee = event.getFirstProperty('attendee');
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: value('sequence'),
    status: value('status'),
    start: String(value('dtstart')),
    end: String(value('dtend')),
    summary: value('summary'),
    description: value('description'),
    url: value('url'),
    organizer: value('organizer'),
    attendee: attendee?.getFirstValue(),
    attendeeName: attendee?.getFirstParameter('cn'),
    attendees: event.getAllProperties('attendee').length,
  };
}
