import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the public internet: not private, loopback, link-local, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** What is wrong with a target of webhooks; undefined where nothing is. What its name resolves to is checked on connecting. */
export function targetProblem(targetUrl: string, allowed: 'public' | 'any'): string | undefined {
  if (!URL.canParse(targetUrl)) return 'is not an absolute URL';
  const { protocol, hostname, username, password } = new URL(targetUrl);
  if (username !== '' || password !== '') return 'has a user name or a password in it';
  if (allowed === 'any')
    return protocol === 'https:' || protocol === 'http:' ? undefined : 'is not http or https';
  if (protocol !== 'https:') return 'is not https';
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal) && !isPublicAddress(literal)) return 'is not a public address';
  if (/^localhost\.?$|\.(?:localhost|local|internal)\.?$/i.test(hostname)) return 'is not a public address';
  return undefined;
}
