import type { CompleteOptions } from './options.ts';

/**
 * The headers that let a page of an allowed origin read an answer; none for other origins. A page opened from a disk
 * has the origin `null`. The server has no credentials for such a page to use.
 */
export function allowedOrigins({
  allowedOrigins = [],
}: Pick<CompleteOptions, 'allowedOrigins'>): (origin?: string) => Map<string, string> {
  return (origin) =>
    new Map(
      origin === undefined || !allowedOrigins.includes(origin)
        ? []
        : [
            ['access-control-allow-origin', origin],
            ['access-control-allow-methods', 'GET, POST'],
            ['access-control-allow-headers', 'content-type, accept-language'],
            // A public page needs this permission before it may access this machine.
            ['access-control-allow-private-network', 'true'],
            ['access-control-max-age', '600'],
            ['vary', 'Origin'],
          ],
    );
}
