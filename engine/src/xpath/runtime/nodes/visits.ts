import type { DocumentIndex } from './document.ts';

/** Checks each of several elements, and reports those that fail or cannot be checked. */
export function judgeEach<Each>(
  items: readonly Each[],
  fails: (item: Each) => boolean,
  failed: (item: Each) => void,
  unjudged: (item: Each, error: unknown) => void,
): void {
  for (const item of items) {
    try {
      if (fails(item)) failed(item);
    } catch (error) {
      unjudged(item, error);
    }
  }
}

/**
 * The position of each element among its parent's child elements, from 1, or after the attributes of the
 * parent.
 */
export function visitPositions(d: DocumentIndex, afterAttributes: boolean): Int32Array {
  const positions = new Int32Array(d.size);
  const visited = new Int32Array(d.size);
  for (let n = 1; n < d.size; n += 1) {
    const parent = d.parent[n] as number;
    if (visited[parent] === 0 && afterAttributes) visited[parent] = d.attributes[parent]?.length ?? 0;
    visited[parent] = (visited[parent] as number) + 1;
    positions[n] = visited[parent] as number;
  }
  return positions;
}
