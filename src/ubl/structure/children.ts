import { nameInLocation, type UblElement } from '../../core/xml/element.ts';
import type { AggregateType, ChildPlace, Row } from './tables.ts';

/** A fault among the children of an aggregate. */
export interface ChildFault {
  readonly rule: 'ubl-unknown-element' | 'ubl-too-many' | 'ubl-order' | 'ubl-missing-element';
  /** The element at fault; the aggregate itself if a child is missing. */
  readonly element: UblElement;
  /** The name of the element in question. */
  readonly name: string;
  /** Elements that may follow there, or the right order. */
  readonly expected: string;
}

interface Placed {
  readonly element: UblElement;
  readonly row: Row;
}

/** The row of a child; undefined if the aggregate may not contain it. */
function rowOf(type: AggregateType, child: UblElement): Row | undefined {
  const row = type.rows[child.localName];
  return row !== undefined && row.namespace === child.namespace ? row : undefined;
}

/** The row of the child after another; not looked up if it was the same the last time. */
export function rowAfter(type: AggregateType, before: ChildPlace, child: UblElement): Row | undefined {
  const { next } = before;
  if (next !== undefined && next.localName === child.localName && next.namespace === child.namespace)
    return next;
  const row = rowOf(type, child);
  before.next = row;
  return row;
}

/** Reports each fault once, and of elements out of order the fewest possible. */
export function childFaults(type: AggregateType, parent: UblElement): ChildFault[] {
  const faults: ChildFault[] = [];
  const placed: Placed[] = [];
  const counts = new Map<Row, number>();
  let last = -1;
  for (const element of parent.children) {
    if (typeof element === 'string') continue;
    const row = rowOf(type, element);
    if (row === undefined) {
      faults.push({
        rule: 'ubl-unknown-element',
        element,
        name: nameInLocation(element),
        expected: expectedAfter(type, last, parent),
      });
      continue;
    }
    const count = (counts.get(row) ?? 0) + 1;
    counts.set(row, count);
    if (count > 1 && !row.repeatable) {
      faults.push({ rule: 'ubl-too-many', element, name: row.name, expected: '' });
      continue;
    }
    placed.push({ element, row });
    last = row.position;
  }
  const present = new Set(counts.keys());
  return [
    ...faults,
    ...orderFaults(placed),
    ...type.order
      .filter((row) => row.required && !counts.has(row))
      .map(
        (row): ChildFault => ({
          rule: 'ubl-missing-element',
          element: parent,
          name: row.name,
          expected: orderAround(present, row),
        }),
      ),
  ];
}

function orderFaults(placed: readonly Placed[]): ChildFault[] {
  const kept = longestInOrder(placed);
  const present = new Set([...kept].map(({ row }) => row));
  return placed
    .filter((each) => !kept.has(each))
    .map(({ element, row }) => ({
      rule: 'ubl-order',
      element,
      name: row.name,
      expected: orderAround(present, row),
    }));
}

/** The largest set of children that are in order: the longest non-descending subsequence. */
function longestInOrder(placed: readonly Placed[]): ReadonlySet<Placed> {
  /** For each length, the last child of the subsequence that ends earliest in the aggregate's order. */
  const ends: number[] = [];
  const before: number[] = [];
  placed.forEach(({ row }, index) => {
    const position = (at: number) => placed[ends[at] as number]?.row.position as number;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (position(middle) <= row.position) low = middle + 1;
      else high = middle;
    }
    before.push(low === 0 ? -1 : (ends[low - 1] as number));
    ends[low] = index;
  });
  const kept = new Set<Placed>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] as number)
    kept.add(placed[index] as Placed);
  return kept;
}

/** An element between its neighbours in their required order: `cbc:ID, cbc:IssueDate, cbc:Note`. */
function orderAround(present: ReadonlySet<Row>, row: Row): string {
  let before: Row | undefined;
  let after: Row | undefined;
  for (const other of present) {
    if (other.position < row.position && other.position > (before?.position ?? -1)) before = other;
    if (other.position > row.position && other.position < (after?.position ?? Number.POSITIVE_INFINITY))
      after = other;
  }
  return [before, row, after].flatMap((each) => each?.name ?? []).join(', ');
}

const mostNamed = 8;

/** Lists the elements that may follow at a position, up to the first mandatory one. */
function expectedAfter(type: AggregateType, position: number, parent: UblElement): string {
  const names: string[] = [];
  for (const row of type.order) {
    if (row.position < position || (row.position === position && !row.repeatable)) continue;
    names.push(row.name);
    if (row.required && row.position !== position) break;
  }
  if (names.length === 0) return `</${nameInLocation(parent)}>`;
  return names.length > mostNamed ? `${names.slice(0, mostNamed).join(', ')}, …` : names.join(', ');
}
