import type { CompleteOptions } from './options.ts';

/** The headers that let an allowed origin read an answer; a page opened from a disk has the origin `null`. */
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
