/**
 * Returns the lines that differ between two versions of a text, in the notation of `diff -u`, with the number of the
 * first line of each change. Lines that are in both, in the same order, are left out.
 */
export function differenceOf(name: string, before: string, after: string): readonly string[] {
  const [old, changed] = [before, after].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  const shown = [`--- ${name}`, `+++ ${name}`];
  for (const { at, removed, added } of changesBetween(old, changed))
    shown.push(`@@ ${at + 1} @@`, ...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`));
  return shown;
}

interface Change {
  /** The index of the first line that is removed, or before which lines are added. */
  readonly at: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** The number of lines to search for the next common line: a fix changes a few lines at a place. */
const farthest = 50;

function changesBetween(old: readonly string[], changed: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < changed.length) {
    if (left < old.length && old[left] === changed[right]) {
      left += 1;
      right += 1;
      continue;
    }
    const [removed, added] = nextCommon(old, changed, left, right);
    changes.push({
      at: left,
      removed: old.slice(left, left + removed),
      added: changed.slice(right, right + added),
    });
    left += removed;
    right += added;
  }
  return changes;
}

/** Returns the number of lines of each text before the next common line. */
function nextCommon(
  old: readonly string[],
  changed: readonly string[],
  left: number,
  right: number,
): readonly [removed: number, added: number] {
  for (let apart = 1; apart <= farthest; apart += 1)
    for (let removed = 0; removed <= apart; removed += 1) {
      const [one, other] = [left + removed, right + apart - removed];
      if (one < old.length && old[one] === changed[other]) return [removed, apart - removed];
    }
  return [old.length - left, changed.length - right];
}
