import { type ElementsOfColumns, elementsBelow, elementsFrom, emptyColumns } from 'schematron-compiler/xml';
import { computeAmounts } from '../../compute/compute.ts';
import type { ComputedInvoice, ComputedLine } from '../../core/invoice/computed-invoice.ts';
import type { Invoice, Located, RootName } from '../../core/invoice/invoice.ts';
import { onceAsked, oncePer, oncePerRoot } from '../../core/once-per.ts';
import { type Aggregate, partRows, type Row } from '../../core/specification/binding.ts';
import { specificationOn } from '../../core/specification/computing-specification.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { noAttributes, TreeElement, type UblElement } from '../../core/xml/element.ts';
import type { UblStructure } from '../../core/xml/ubl-structure.ts';
import { normaliseWith } from '../../request/normalise/normalise.ts';
import { neededBy, rowsUnder } from '../needed-fields.ts';
import { writeRowsOf } from '../present-rows.ts';
import { partWriter, rowWriter } from '../row-writers.ts';
import { nameOfRoot, writingOf } from '../write.ts';
import type { Part, RowStep, Write, Writing } from '../writing.ts';
import { type KeptLine, keptLines, type LinesRow, linesRow } from './kept-lines.ts';
import type { OriginalsByName } from './read-parts.ts';
import type { RequestRead } from './request-reader.ts';
import {
  elementMatcher,
  type Match,
  type Matching,
  matchingOf,
  partMatcher,
  rowMatcher,
} from './row-matchers.ts';
import { numericNames } from './same-content.ts';

/** The UBL of a request that was read from a document. */
export interface RewrittenUbl {
  readonly root: UblElement;
  readonly invoice: Pick<Invoice, 'currency' | 'exchangeRate'>;
}

interface Rewriting {
  readonly originals: OriginalsByName;
  readonly writing: Writing;
  readonly matching: Matching;
  /** Elements that are not reused. */
  readonly fresh: ElementsOfColumns;
  /** The children of the root so far. */
  readonly children: UblElement[];
  /** Number of elements of each name that have been written. */
  readonly written: Map<string, number>;
}

const preparedFor = oncePer(({ binding }: Specification) =>
  oncePer((structure: UblStructure) =>
    oncePerRoot((root) => rootRewriter(binding, root, numericNames(structure))),
  ),
);

/** The UBL of a request read from a document; a child of the root that would be the same is reused. */
export function rewriteUbl(
  { request, originals }: RequestRead,
  given: Specification,
  structure: UblStructure,
): RewrittenUbl {
  const specification = specificationOn(given, request.issueDate);
  const { invoice } = normaliseWith(request, specification, {}, (filled, context) =>
    keptLines(filled, context, originals, structure),
  );
  const { lines, allowancesCharges } = invoice;
  const { totals, taxTotal, accounting } = computeAmounts(invoice, lines, allowancesCharges, specification);
  const children: UblElement[] = [];
  const root = new TreeElement(nameOfRoot(invoice), noAttributes, null, '', children);
  const fresh = elementsBelow(emptyColumns(), root);
  const writing = writingOf(invoice, specification, fresh.columns);
  const matching = matchingOf(writing);
  const rewriting: Rewriting = { originals, writing, matching, fresh, children, written: new Map() };
  const rewriteRows = preparedFor(specification)(structure)(invoice.root);
  // One spread, after the other members: anything added to it would make the object slow.
  rewriteRows({ totals, taxTotal, accounting, ...invoice } as Located as Part, rewriting);
  return { root, invoice };
}

function rootRewriter(rows: Aggregate<ComputedInvoice>, root: RootName, numeric: ReadonlySet<string>) {
  const written = rowsUnder(rows, root);
  const rewriteRows = writeRowsOf(written.map(neededBy));
  const ofLines = linesRow(rows, root);
  const rewriters = written.map((row) =>
    row === ofLines ? linesRewriter(ofLines, root) : rowRewriter(row, root, numeric),
  );
  return (part: Part, rewriting: Rewriting) => rewriteRows(part, rewriters, rewriting);
}

/** Reuses the elements of the lines that were kept, and writes the others. */
function linesRewriter(row: LinesRow, root: RootName): RowStep<Rewriting> {
  const write = onceAsked(() => partWriter(row.element, row.parts, root));
  return (_part, rewriting, nested) => {
    const { originals, writing, children } = rewriting;
    const there = originals.get(row.element)?.elements;
    for (const [index, line] of (nested as readonly (ComputedLine | KeptLine)[]).entries()) {
      const original = 'isKept' in line ? there?.[index] : undefined;
      if (original !== undefined) children.push(original);
      else addWritten(rewriting, () => write()(line as Located as Part, writing));
    }
    return true;
  };
}

function rowRewriter<T>(row: Row<T>, root: RootName, numeric: ReadonlySet<string>): RowStep<Rewriting> {
  if (!('of' in row))
    return elementRewriter(
      row,
      () => rowMatcher(row, root, numeric),
      () => rowWriter(row, root),
    );
  const rewrite = elementRewriter(
    row,
    () => partMatcher(row, root, numeric),
    () => partWriter(row.element, partRows(row.parts), root),
  );
  return (_part, rewriting, nested) => {
    for (const entry of Array.isArray(nested) ? nested : [nested])
      if (entry !== undefined) rewrite(entry, rewriting);
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
  const match = elementMatcher(row, prepareMatch);
  const write = onceAsked(prepareWrite);
  return (part, rewriting, value) => {
    const { originals, writing, matching, written, children } = rewriting;
    const place = written.get(name) ?? 0;
    const there = originals.get(name);
    const original = there && match(there, place, part, matching, value);
    if (original !== undefined) {
      children.push(original);
      written.set(name, place + 1);
      return true;
    }
    const before = children.length;
    const hasContent = addWritten(rewriting, () => write()(part, writing, value));
    written.set(name, place + children.length - before);
    return hasContent;
  };
}

function addWritten({ fresh, children }: Rewriting, write: () => boolean): boolean {
  const { columns } = fresh;
  const before = columns.size;
  const hasContent = write();
  children.push(...elementsFrom(fresh, before, columns.size));
  return hasContent;
}
