import ipaddr from 'ipaddr.js';
import type { ServiceText } from '../texts/service-text.ts';

/** Whether an IP address is one of the public internet: not private, loopback, link-local, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

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
