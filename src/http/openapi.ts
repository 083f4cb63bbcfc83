import type { HandlerOptions } from './options.ts';

/** The OpenAPI document of what a handler with these options serves. */
export function openApiDocument({
  prefix,
}: Pick<HandlerOptions<never>, 'prefix' | 'loadDocument'> = {}): object {
  return { openapi: '3.1.0', info: { title: 'pint-ae' }, servers: [{ url: prefix ?? '/v1' }], paths: {} };
}
