import type { Settings } from '../settings.ts';

/**
 * The beginning of links and problem types for whoever sent a request to a host: that of BASE_URL, otherwise the host
 * of the request if it is one of LINK_HOSTS. A host that the client made up would lead others astray.
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

/** An address of IPv6 as it stands in a URL. */
export function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** The same for the sender of a request. */
export function baseUrlOf(settings: Settings, request: Pick<Request, 'url'>): string {
  return baseUrlFor(settings, new URL(request.url).host);
}
