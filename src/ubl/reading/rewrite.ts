import type { Aggregate, Row } from '../../core/binding.ts';
import type { ComputedInvoice } from '../../core/computed-invoice.ts';
import type { UblElement } from '../../core/element.ts';
import type { Located, RootName } from '../../core/invoice.ts';
import { onceAsked, oncePer, oncePerRoot } from '../../core/once-per.ts';
import type { Specification } from '../../core/specification.ts';
import type { UblStructure } from '../../core/ubl-structure.ts';
import { neededBy, rowsUnder } from '../needed-fields.ts';
import { writeRowsOf } from '../present-rows.ts';
import { partWriter, rowWriter } from '../row-writers.ts';
import { emptyRoot, writingOf } from '../write.ts';
import type { Part, RowStep, Write, Writing } from '../writing.ts';
import { numericNames } from './differences.ts';
import type { Original, Originals } from './read-parts.ts';
import { type Match, type Matching, partMatcher, rowMatcher } from './row-matchers.ts';

/** A document while it is being rewritten. */
interface Rewriting {
  readonly originals: Originals;
  readonly writing: Writing;
  readonly matching: Matching;
  /** How many elements of each name have been written. */
  readonly written: Map<string, number>;
}

const preparedFor = oncePer(({ binding }: Specification) =>
  oncePer((structure: UblStructure) =>
    oncePerRoot((root) => rootRewriter(binding, root, numericNames(structure))),
  ),
);

/**
 * The UBL of an invoice, written beside the document from which it was read. A child of the root that would
 * be written exactly as in the original, at the same position among those of its name, is reused. Most are,
 * and need not be written.
 */
export function rewriteUbl(
  invoice: ComputedInvoice,
  originals: Originals,
  specification: Specification,
  structure: UblStructure,
): UblElement {
  const writing = writingOf(invoice, specification);
  const root = emptyRoot(invoice);
  const rewriting: Rewriting = { originals, writing, matching: matchingOf(writing), written: new Map() };
  preparedFor(specification)(structure)(invoice.root)(invoice, root, rewriting);
  root.content = writing.elements.slice(0, writing.waiting);
  return root;
}

function matchingOf({ currency, accounting }: Writing): Matching {
  return {
    held: [],
    at: 0,
    differs: false,
    accountingCurrency: accounting.currency,
    currencyIds: { document: currency[0]?.value ?? '', accounting: accounting.attributes[0]?.value ?? '' },
  };
}

function rootRewriter(rows: Aggregate<ComputedInvoice>, root: RootName, numeric: ReadonlySet<string>) {
  const written = rowsUnder(rows, root);
  const rewriteRows = writeRowsOf(written.map(neededBy));
  const rewriters = written.map((row) => rowRewriter(row, root, numeric));
  return (invoice: ComputedInvoice, element: UblElement, rewriting: Rewriting) =>
    rewriteRows(invoice as Located as Part, rewriters, element, rewriting);
}

function rowRewriter<T>(row: Row<T>, root: RootName, numeric: ReadonlySet<string>): RowStep<Rewriting> {
  if (!('of' in row))
    return elementRewriter(
      row,
      () => rowMatcher(row, root, numeric),
      () => rowWriter(row, root),
    );
  // The row's type ties `of` and `parts` together, which the compiler cannot see behind a generic key.
  const parts = row.parts as unknown as Aggregate<Located>;
  const rewrite = elementRewriter(
    row,
    () => partMatcher(row, root, numeric),
    () => partWriter(row.element, parts, root),
  );
  return (_part, parent, rewriting, nested) => {
    for (const entry of Array.isArray(nested) ? nested : [nested])
      if (entry !== undefined) rewrite(entry, parent, rewriting);
    return true;
  };
}

/** Reuses the element of the original at the place of a row if it is the same; otherwise writes it. */
function elementRewriter<T>(
  row: Row<T>,
  prepareMatch: () => Match,
  prepareWrite: () => Write,
): RowStep<Rewriting> {
  const name = row.element;
  const match = onceAsked(prepareMatch);
  const write = onceAsked(prepareWrite);
  return (part, parent, { originals, writing, matching, written }, value) => {
    const place = written.get(name) ?? 0;
    const there = originals.get(name)?.[place];
    if (there?.row === row && isMatch(match(), part, there, matching, value)) {
      writing.elements[writing.waiting] = there.element;
      writing.waiting += 1;
      written.set(name, place + 1);
      return true;
    }
    const before = writing.waiting;
    const hasContent = write()(part, parent, writing, value);
    written.set(name, place + writing.waiting - before);
    return hasContent;
  };
}

function isMatch(
  match: Match,
  part: Part,
  { element, held }: Original,
  matching: Matching,
  value: unknown,
): boolean {
  if (held === undefined) return false;
  matching.held = held;
  matching.at = 0;
  matching.differs = false;
  match(part, element, matching, value);
  return !matching.differs && matching.at === held.length;
}
