/** A place in the console, which its address names after `#`. */
export interface Route {
  /** The steps of the path: the view and its subject. */
  readonly steps: readonly string[];
  readonly query: URLSearchParams;
}

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return {
    steps: path
      .split('/')
      .filter((step) => step !== '')
      .map(decoded),
    query: new URLSearchParams(query),
  };
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** The address of a place. */
export function hashOf(steps: readonly string[], query: Readonly<Record<string, string>> = {}): string {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  const path = steps.map((step) => encodeURIComponent(step)).join('/');
  return `#/${path}${given.size === 0 ? '' : `?${given}`}`;
}
