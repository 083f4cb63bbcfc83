/** Path and query of a request target, which may be a whole URL, or `*`. */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return '/*';
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}

/** Returns the host of a request; a whole URL takes precedence over the header (RFC 9112, 3.2.2). */
export function hostOf(target: string, header: string | undefined): string | undefined {
  return target.startsWith('/') || !URL.canParse(target) ? header : new URL(target).host;
}
