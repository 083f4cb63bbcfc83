import ipaddr from 'ipaddr.js';
import type { ServiceText } from '../texts/service-text.ts';

/** Tells whether an IP address is a public one: not private, loopback, link-local, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // Only this part of IPv6 is assigned; ::127.0.0.1, an old spelling of IPv4, is not part of it.
  const isGivenOut = parsed instanceof ipaddr.IPv4 || parsed.match(givenOut);
  return isGivenOut && parsed.range() === 'unicast';
}

const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** Problem of a webhook's target, or undefined. The address of its name is checked when connecting. */
export function targetProblem(targetUrl: string, allowed: 'public' | 'any'): ServiceText | undefined {
  if (!URL.canParse(targetUrl)) return { text: 'targetNotUrl' };
  const { protocol, hostname, username, password } = new URL(targetUrl);
  if (username !== '' || password !== '') return { text: 'targetWithUser' };
  if (allowed === 'any')
    return protocol === 'https:' || protocol === 'http:' ? undefined : { text: 'targetNotHttp' };
  if (protocol !== 'https:') return { text: 'targetNotHttps' };
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal) && !isPublicAddress(literal)) return { text: 'targetNotPublic' };
  if (/^localhost\.?$|\.(?:localhost|local|internal)\.?$/.test(hostname)) return { text: 'targetNotPublic' };
  return undefined;
}
