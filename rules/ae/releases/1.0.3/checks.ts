import { type Check, findingIf } from '../../../../src/core/specification/check.ts';
import { checksOfCurrency, currency, isCurrency } from '../../checks/currency.ts';
import { checks } from '../../checks/index.ts';
import { accountingCurrency } from '../../defaults/currency.ts';
import codeLists from './codelists.json' with { type: 'json' };

const { with: added, without } = codeLists.ISO4217;

const currency103 = checksOfCurrency(
  (code) => Object.hasOwn(added, code) || (isCurrency(code) && !without.includes(code)),
);
const replaced = new Map(currency.map((check, at) => [check, currency103[at] ?? check]));

/** Lines must give amounts in AED (ibr-104-ae) and in the document's currency: only AED satisfies both. */
const amountsOfLines: Check = {
  id: 'ibr-126',
  text: 'amountsOfLinesInAed',
  find: ({ currency: ofDocument, lines }) =>
    findingIf(
      ofDocument !== accountingCurrency && lines.some(({ payableAmount }) => payableAmount !== undefined),
      'currency',
      { currency: ofDocument, accounting: accountingCurrency },
    ),
};

/** The checks for requests under this release. */
export const checks103: readonly Check[] = [
  ...checks.map((check) => replaced.get(check) ?? check),
  amountsOfLines,
];
