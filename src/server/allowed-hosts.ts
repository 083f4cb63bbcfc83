import type { CompleteOptions } from './options.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/**
 * Tells whether a request may use its host name. On loopback, a page of a foreign site could point its own host name
 * here (DNS rebinding) and read documents and answers. So the server only answers under names of this machine and
 * explicitly allowed names.
 */
export function allowedHosts({
  host,
  allowedHosts = [],
}: CompleteOptions): (named: string | undefined) => boolean {
  if (!loopback.test(host) && allowedHosts.length === 0) return () => true;
  const allowed = new Set([host, ...allowedHosts].map((name) => name.toLowerCase()));
  return (named) => {
    // HTTP/1.0 requests may lack the header; browsers always send it.
    if (named === undefined) return true;
    const name = named.replace(/:\d*$/, '').toLowerCase();
    return allowed.has(name) || (loopback.test(host) && loopback.test(name));
  };
}
