import type { RootName } from '../../core/invoice/invoice.ts';
import { onceAsked } from '../../core/once-per.ts';
import {
  type Aggregate,
  type AttributeRow,
  type ConstantRow,
  type LeafRow,
  nameOf,
  type PlainRow,
  partRows,
  type Row,
  type Scalar,
} from '../../core/specification/binding.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { neededBy, rowsUnder } from '../needed-fields.ts';
import { writeRowsOf } from '../present-rows.ts';
import { type Currency, currencyOf } from '../row-attributes.ts';
import { encode, isBlank, type MoneyFormat, type Part, type RowStep, type Writing } from '../writing.ts';
import { isNumberOf, plainNumber } from './fields.ts';
import type { Originals } from './read-parts.ts';

/** The content of an element of a document, while it is compared with what would be written. */
export interface Matching {
  held: readonly unknown[];
  /** The number of values compared so far. */
  at: number;
  /** True if anything differs, or may differ, from the output. */
  differs: boolean;
  readonly money: MoneyFormat;
  /** The currencyID of amounts as they would be written. */
  readonly currencyIds: Readonly<Record<Exclude<Currency, 'none'>, string>>;
}

/** Compares a row's output with the next content, and moves past it; uncertain counts as different. */
export type Match = RowStep<Matching>;

/** Makes a function that determines, without writing, whether an element has the content that the row would write. */
export function rowMatcher<T>(row: Row<T>, root: RootName, numeric: ReadonlySet<string>): Match {
  if ('of' in row) return nestedMatcher(partMatcher(row, root, numeric));
  if ('value' in row) return leafMatcher(row, numeric.has(nameOf(row.element).localName));
  return 'constant' in row ? constantMatcher(row) : rowsMatcher(row.rows, root, numeric);
}

/** Determines whether an element has the content that the row would write for a single part. */
export function partMatcher<T>(
  row: Extract<Row<T>, { readonly of: string }>,
  root: RootName,
  numeric: ReadonlySet<string>,
): Match {
  const match = rowsMatcher(partRows(row.parts), root, numeric);
  return (part, matching) => {
    if (matching.held[matching.at] !== row) return differing(matching);
    matching.at += 1;
    return match(part, matching);
  };
}

function nestedMatcher(match: Match): Match {
  return (_part, matching, nested) => {
    if (!Array.isArray(nested)) return match(nested as Part, matching);
    for (const entry of nested) match(entry, matching);
    return true;
  };
}

function rowsMatcher<T>(rows: Aggregate<T>, root: RootName, numeric: ReadonlySet<string>): Match {
  const written = rowsUnder(rows, root);
  const matchRows = writeRowsOf(written.map(neededBy));
  const matchers = written.map((row) => rowMatcher(row, root, numeric));
  return (part, matching) => matchRows(part, matchers, matching);
}

function leafMatcher<T>(row: LeafRow<T> | PlainRow, isNumeric: boolean): Match {
  const { codec, attributes = [] } = row;
  const currency = currencyOf(codec);
  return (part, matching, sent) => {
    const value = sent as Scalar;
    if (value === undefined) return false;
    const { held, at } = matching;
    if (held[at] !== row) return differing(matching);
    matching.at = at + 2;
    return (
      (isTextOf(value, held[at + 1] as string, matching) || differing(matching)) &&
      hasAttributes(attributes, currency, part, matching)
    );
  };

  function isTextOf(value: NonNullable<Scalar>, text: string, { money }: Matching): boolean {
    if (typeof value === 'string') return isWrittenAs(value, text);
    if (isNumeric && typeof value === 'object' && isNumberOf(value, text)) return true;
    const written = encode(value, codec, money);
    return written === text || (isNumeric && plainNumber(written ?? '') === plainNumber(text));
  }
}

function constantMatcher<T>({ currency, attributes = [] }: ConstantRow<T>): Match {
  return (part, matching) => {
    hasAttributes(attributes, currency ?? 'none', part, matching);
    return false;
  };
}

function hasAttributes<T>(
  rows: readonly AttributeRow<T>[],
  currency: Currency,
  part: Part,
  matching: Matching,
): boolean {
  const { held } = matching;
  if (currency !== 'none') {
    if (held[matching.at] !== matching.currencyIds[currency]) matching.differs = true;
    matching.at += 1;
  }
  for (const row of rows) {
    if ('constant' in row) continue;
    const value = part[row.value] as string | undefined;
    if (held[matching.at] !== value || !(value === undefined || isWrittenInAttribute(value)))
      matching.differs = true;
    matching.at += 1;
  }
  return !matching.differs;
}

function isWrittenInAttribute(value: string): boolean {
  return isWrittenAs(value, value) && !/[\t\n]/.test(value);
}

/** Tells whether writing a value gives the text that was read: not if blank or with carriage returns. */
function isWrittenAs(value: string, text: string): boolean {
  return value === text && !value.includes('\r') && !isBlank(value);
}

function differing(matching: Matching): false {
  matching.differs = true;
  return false;
}

/** The state of a comparison before it begins. */
export function matchingOf(writing: Writing): Matching {
  const { currency, accounting } = writing;
  return {
    held: [],
    at: 0,
    differs: false,
    money: writing,
    currencyIds: { document: currency[0]?.value ?? '', accounting: accounting.attributes[0]?.value ?? '' },
  };
}

/** Makes a function that finds the element at a place, if it certainly has exactly what a row would write. */
export function elementMatcher<T>(row: Row<T>, prepare: () => Match): MatchElement {
  const prepared = onceAsked(prepare);
  return ({ elements, held: contents }, place, part, matching, value) => {
    const element = elements[place];
    const held = contents[place];
    if (element === undefined || held?.[0] !== row) return undefined;
    matching.held = held;
    matching.at = 1;
    matching.differs = false;
    prepared()(part, matching, value);
    return matching.differs || matching.at !== held.length ? undefined : element;
  };
}

export type MatchElement = (
  originals: Originals,
  place: number,
  part: Part,
  matching: Matching,
  value?: unknown,
) => UblElement | undefined;
