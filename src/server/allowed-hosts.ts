import type { CompleteOptions } from './options.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/**
 * Whether a request may name the host that it names. On loopback a page of a foreign site could have its own name lead
 * here (DNS rebinding), and read documents and answers: there only names of this machine are answered, and those that
 * were allowed.
 */
export function allowedHosts({
  host,
  allowedHosts = [],
}: CompleteOptions): (named: string | undefined) => boolean {
  if (!loopback.test(host) && allowedHosts.length === 0) return () => true;
  const allowed = new Set([host, ...allowedHosts].map((name) => name.toLowerCase()));
  return (named) => {
    // HTTP/1.0 names none; browsers always do.
    if (named === undefined) return true;
    const name = named.replace(/:\d*$/, '').toLowerCase();
    return allowed.has(name) || (loopback.test(host) && loopback.test(name));
  };
}
