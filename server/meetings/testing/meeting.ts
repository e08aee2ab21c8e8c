import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { postForm, postJson } from '../../testing/post.ts';

export const wish = {
  date: '2026-07-14',
  time: '11:30',
  offset: 1,
  name: 'Zoë Müller',
  email: 'Zoe@agency.example',
};

/** The tests of a file begin in the morning of 2 July 2026. */
export function onTheSecondOfJuly(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-02T09:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

export function book(app: FastifyInstance, payload: object = wish, language = 'en') {
  return postJson(app, '/meetings/book', payload, { 'accept-language': language });
}

export function move(app: FastifyInstance, payload: object, language = 'en') {
  return postJson(app, '/meetings/move', payload, { 'accept-language': language });
}

export function cancel(app: FastifyInstance, token: string): Promise<LightMyRequestResponse> {
  return postForm(app, '/meeting/cancel', { token });
}

/** Books a meeting and gives the token of its private page. */
export async function booked(app: FastifyInstance, more: Partial<typeof wish> = {}): Promise<string> {
  const response = await book(app, { ...wish, ...more });
  expect(response.json()).toMatchObject({ page: expect.any(String) });
  return response.json().page.replace('/meeting/', '');
}

export function availability(app: FastifyInstance, month: string, offset: number) {
  return postJson(app, '/meetings/availability', { month, offset }, { 'accept-language': 'en' });
}

/** What the calendar says of a day. */
export async function dayOf(app: FastifyInstance, offset: number, day: string) {
  const { days } = (await availability(app, day.slice(0, 7), offset)).json();
  return days.find(({ date }: { date: string }) => date === day);
}

/** Asks for a page, as a browser does. */
export function see(app: FastifyInstance, url: string): Promise<LightMyRequestResponse> {
  return app.inject({ url, headers: { accept: 'text/html' } });
}
