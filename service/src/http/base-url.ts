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
  const asked = `http://${requested}`;
  const isHost = requested !== null && /^[\w.[\]:-]+$/.test(requested) && URL.canParse(asked);
  const isAllowed = isHost && linkHosts.includes(new URL(asked).hostname);
  return `http://${isAllowed ? requested : `${bracketed(host)}:${port}`}${baseUrl}`;
}

/** Returns an IPv6 address as written in a URL. */
export function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** The base URL for the sender of a request. */
export function baseUrlOf(settings: Settings, request: Pick<Request, 'url'>): string {
  return baseUrlFor(settings, new URL(request.url).host);
}
