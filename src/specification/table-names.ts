import { layouts } from '../../rules/ae/aliases/layouts/index.ts';
import names from '../../rules/ae/aliases/table-heads.json' with { type: 'json' };
import { type SupplyFact, standsOnLine } from '../core/specification/fields.ts';
import type { CellWords, TableLayout, TableNames } from '../core/specification/table-names.ts';
import { supplies, supplyTexts } from './facts.ts';

/** Describes how people and other systems name the columns of tables of invoices. */
export const tableNames: TableNames = {
  ...names,
  cells: {
    ...names.cells,
    supply: { list: 'supplies', words: sentencesOf(() => true), isAsked: true },
    'lines[].supply': { list: 'suppliesOfLines', words: sentencesOf(standsOnLine), isAsked: true },
  },
  layouts: layouts.map(checkedLayout),
};

/** The sentences that stand for business facts in cells. */
function sentencesOf(isMeant: (fact: SupplyFact) => boolean): CellWords['words'] {
  const meant = Object.entries(supplies).flatMap(([name, fact]) => (isMeant(fact) ? [name] : []));
  return Object.fromEntries(meant.map((name) => [name, Object.values(supplyTexts[name]?.sentence ?? {})]));
}

/** A layout from the data; its words for rows must be `read` and `skip`. */
function checkedLayout(layout: (typeof layouts)[number]): TableLayout {
  return layout as TableLayout;
}
