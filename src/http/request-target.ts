/** Path and query of a request target, which may be a whole URL, or `*`. */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return '/*';
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}
