import type { CompleteOptions } from './options.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Tells whether a request may use its host name: a foreign page could name a loopback server (DNS rebinding). */
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
