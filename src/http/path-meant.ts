import { nearest } from '../core/text/did-you-mean.ts';

/** Returns the path that a wrong path probably means, by case, slash or its last word. */
export function pathMeant(wrong: string, paths: readonly string[]): string | undefined {
  const segments = wrong.toLowerCase().split('/').filter(Boolean);
  const joined = `/${segments.join('/')}`;
  const same = paths.find((path) => path.toLowerCase() === joined);
  if (same !== undefined) return same;
  for (const segment of segments.toReversed()) {
    const [meant] = nearest(segment, paths.map(lastWord));
    const found = paths.filter((path) => meant !== undefined && lastWord(path) === meant);
    const [shortest] = found.toSorted((one, other) => one.length - other.length);
    if (shortest !== undefined) return shortest;
  }
  return undefined;
}

function lastWord(path: string): string {
  return path.split('/').findLast((segment) => segment !== '' && !segment.startsWith('{')) ?? '';
}
