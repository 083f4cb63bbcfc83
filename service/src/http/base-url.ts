import type { Settings } from '../settings.ts';

/**
 * Returns the base of links and problem types: BASE_URL, or else the host of the request if LINK_HOSTS contains it. A
 * host that the client made up would mislead others.
 */
export function baseUrlFor(
  { baseUrl, linkHosts, host, port }: Pick<Settings, 'baseUrl' | 'linkHosts' | 'host' | 'port'>,
  requested: string | null = null,
): string {
  if (/^https?:/.test(baseUrl)) return baseUrl;
  const asked = hostnameOf(requested);
  const isAllowed = asked !== undefined && linkHosts.includes(asked);
  return `http://${isAllowed ? requested : `${bracketed(host)}:${port}`}${baseUrl}`;
}

function hostnameOf(host: string | null): string | undefined {
  if (host === null || !/^[\w.[\]:-]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname;
}

/** Returns an IPv6 address as written in a URL. */
export function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** The base URL for the sender of a request. */
export function baseUrlOf(settings: Settings, request: Pick<Request, 'url'>): string {
  return baseUrlFor(settings, new URL(request.url).host);
}
