import type * as z from 'zod/mini';

/** An API call that browser and server agree on. Body and response are JSON. */
export interface Endpoint<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  /** The method name in generated clients. */
  operationId: string;
  path: string;
  /** One line for the documentation. */
  summary: string;
  /** True if the body is a form with files instead of JSON. */
  multipart?: true;
  body: Body;
  response: Output;
}

export function endpoint<Body extends z.ZodMiniType, Output extends z.ZodMiniType>(
  described: Endpoint<Body, Output>,
): Endpoint<Body, Output> {
  return described;
}
