import ipaddr from 'ipaddr.js';
import type { ServiceText } from '../texts/service-text.ts';

/** Whether an IP address is one of the public internet: not private, loopback, link-local, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // Of IPv6 only this much has been given out; ::127.0.0.1, an old spelling of IPv4, is not in it.
  const isGivenOut = parsed instanceof ipaddr.IPv4 || parsed.match(givenOut);
  return isGivenOut && parsed.range() === 'unicast';
}

const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** What is wrong with a target of webhooks; undefined where nothing is. What its name resolves to is checked on connecting. */
export function targetProblem(targetUrl: string, allowed: 'public' | 'any'): ServiceText | undefined {
  if (!URL.canParse(targetUrl)) return { text: 'targetNotUrl' };
  const { protocol, hostname, username, password } = new URL(targetUrl);
  if (username !== '' || password !== '') return { text: 'targetWithUser' };
  if (allowed === 'any')
    return protocol === 'https:' || protocol === 'http:' ? undefined : { text: 'targetNotHttp' };
  if (protocol !== 'https:') return { text: 'targetNotHttps' };
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal) && !isPublicAddress(literal)) return { text: 'targetNotPublic' };
  if (/^localhost\.?$|\.(?:localhost|local|internal)\.?$/i.test(hostname)) return { text: 'targetNotPublic' };
  return undefined;
}
