import { emptyColumns } from 'schematron-compiler/xml';
import type { TaxedLine } from '../../compute/breakdown.ts';
import { computeLine, moneyOfLines } from '../../compute/lines.ts';
import type { ComputedInvoice, ComputedLine } from '../../core/invoice/computed-invoice.ts';
import type { LineTax, Located, RootName } from '../../core/invoice/invoice.ts';
import { oncePer, oncePerRoot } from '../../core/once-per.ts';
import type { Aggregate, NestedRow } from '../../core/specification/binding.ts';
import type { Specification } from '../../core/specification/specification.ts';
import type { UblStructure } from '../../core/xml/ubl-structure.ts';
import type { Context } from '../../request/normalise/context.ts';
import { moneyOf } from '../../request/normalise/currency.ts';
import { normaliseLines } from '../../request/normalise/line.ts';
import type { DocumentRequest } from '../../request/schema/request.ts';
import { rowsUnder } from '../needed-fields.ts';
import { writingOf } from '../write.ts';
import type { Part } from '../writing.ts';
import type { OriginalsByName } from './read-parts.ts';
import { elementMatcher, matchingOf, partMatcher } from './row-matchers.ts';
import { numericNames } from './same-content.ts';

/** The values that other parts need from a line whose UBL is exactly as it would be written. */
export interface KeptLine extends LineTax, TaxedLine {
  readonly isKept: true;
}

export type LinesRow = Extract<NestedRow<ComputedInvoice>, { readonly of: 'lines' }>;

const preparedFor = oncePer(({ binding }: Specification) =>
  oncePer((structure: UblStructure) =>
    oncePerRoot((root) => {
      const row = linesRow(binding, root);
      const match = row && elementMatcher(row, () => partMatcher(row, root, numericNames(structure)));
      return { name: row?.element ?? '', match };
    }),
  ),
);

/** The row for the lines under a root. */
export function linesRow(rows: Aggregate<ComputedInvoice>, root: RootName): LinesRow | undefined {
  return rowsUnder(rows, root).find((row): row is LinesRow => 'of' in row && row.of === 'lines');
}

/** The lines of a request read from a document, each compared at once, so that few values outlive it. */
export function keptLines(
  request: DocumentRequest,
  context: Context,
  originals: OriginalsByName,
  structure: UblStructure,
): (ComputedLine | KeptLine)[] {
  const { specification, root } = context;
  const money = moneyOf(request, context);
  const matching = matchingOf(writingOf(money, specification, emptyColumns()));
  const ofLines = moneyOfLines(money, specification);
  const { name, match } = preparedFor(specification)(structure)(root);
  const there = originals.get(name);
  return normaliseLines(request.lines, context, (line, index) => {
    const computed = computeLine(line, ofLines, specification);
    const isThere = there && match?.(there, index, computed as Located as Part, matching) !== undefined;
    return isThere ? keptLine(computed) : computed;
  });
}

function keptLine({ vatCategory, vatPercent, exemptionReasonCode, netAmount }: ComputedLine): KeptLine {
  return { isKept: true, vatCategory, vatPercent, exemptionReasonCode, netAmount };
}
