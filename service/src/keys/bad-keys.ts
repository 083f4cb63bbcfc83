import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { hashOfKey } from './keys.ts';

/**
 * Counts the requests with an unknown key from each address, so that they are refused before the database is queried.
 * A key that was valid some time ago is still looked up, because its company may share the address.
 */
export interface BadKeys {
  /** Returns the seconds until a key of this address is looked up again; undefined if it is looked up now. */
  readonly secondsUntilLookUp: (address: string | undefined, apiKey: string) => Promise<number | undefined>;
  readonly noteUnknown: (address: string | undefined, apiKey: string) => Promise<void>;
  readonly noteValid: (apiKey: string) => void;
}

/** The limit: this many unknown keys from one address in this many seconds. */
export interface BadKeyLimit {
  readonly requests: number;
  readonly seconds: number;
}

const mostRemembered = 10_000;

export function createBadKeys({ requests, seconds }: BadKeyLimit): BadKeys {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  const valid = new Set<string>();
  return {
    secondsUntilLookUp: async (address, apiKey) => {
      if (address === undefined || valid.has(hashOfKey(apiKey))) return undefined;
      const counted = await limiter.get(networkOf(address));
      if (counted === null || counted.consumedPoints < requests) return undefined;
      return Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
    },
    noteUnknown: async (address, apiKey) => {
      valid.delete(hashOfKey(apiKey));
      if (address === undefined) return;
      await limiter.consume(networkOf(address)).catch((refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
      });
    },
    noteValid: (apiKey) => {
      const hash = hashOfKey(apiKey);
      valid.delete(hash);
      valid.add(hash);
      const [oldest] = valid;
      if (valid.size > mostRemembered && oldest !== undefined) valid.delete(oldest);
    },
  };
}

/** Returns the network of an address, because one client with IPv6 has 2^64 addresses. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6'
    ? parsed.toNormalizedString().split(':').slice(0, 4).join(':')
    : parsed.toString();
}

/** Returns the client's address: the connection's or, behind trusted proxies, the last other one in the header. */
export function clientAddress(
  connected: string | undefined,
  forwarded: string | null,
  trusted: readonly string[],
): string | undefined {
  const hops = (forwarded ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  let address = connected;
  while (address !== undefined && isOneOf(address, trusted)) {
    const before = hops.pop();
    if (before === undefined || !ipaddr.isValid(before)) break;
    address = before;
  }
  return address;
}

function isOneOf(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some((range) => {
    if (!range.includes('/')) return ipaddr.process(range).toString() === parsed.toString();
    const [network, bits] = ipaddr.parseCIDR(range);
    return network.kind() === parsed.kind() && parsed.match([network, bits]);
  });
}
