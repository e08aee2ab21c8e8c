import type * as z from 'zod/mini';

/** A call that browser and server agree on. What is sent and what is answered are JSON. */
export interface Endpoint<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  path: string;
  /** One line for who reads the documentation. */
  summary: string;
  /** Sent as a form with files, not as JSON. */
  multipart?: true;
  body: Body;
  reply: Reply;
}

export function endpoint<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  described: Endpoint<Body, Reply>,
): Endpoint<Body, Reply> {
  return described;
}
