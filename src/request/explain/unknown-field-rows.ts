import { type Finding, malformedField, type Severity, type Values } from '../../core/findings/finding.ts';
import type { Remedy } from '../../core/findings/fix.ts';
import type { NamesOfAmounts } from '../../core/specification/specification.ts';
import type { RecordStatement } from './record-statement.ts';

/** Meanings of the name of an unknown field; it may have several. */
export type NameFact =
  /** The field is one of the transaction's flags. */
  | 'flag'
  /** The field is a statement of the record, or its line, about itself. */
  | `record:${RecordStatement['says']}`
  /** The field means another field on which amounts or VAT depend. */
  | 'decisive'
  /** The field's name is a typing error, whatever else its letters may mean. */
  | 'slip'
  | 'taxFlag'
  | NonNullable<NamesOfAmounts['text']>
  /** The field has the name of an amount, and neither describes something nor repeats the request. */
  | 'amount'
  | 'currency'
  | 'state'
  | 'description'
  | 'internal'
  /** The name is about tax or free goods; about money; about neither tax nor free goods; about nothing. */
  | 'tax'
  | 'free'
  | 'untaxed'
  | 'nothing';

/** Meaning of the value of an unknown field. */
export type ValueFact =
  /** The value would set a flag. */
  | 'set'
  /** The request has the same value, or the value follows from the request. */
  | 'repeated'
  | 'consistent'
  | 'currency'
  | 'sameCurrency'
  /** The value is not an amount, a currency or true. */
  | 'silent'
  | 'withoutAmount'
  /** Messages do not repeat the value. */
  | 'hidden'
  | 'shown';

/** State of the intended field. */
export type FieldFact =
  | 'absent'
  | 'sentInSameType'
  /** The sender has sent the amounts, or the tax, to compare with computed ones. */
  | 'amountsSent'
  | 'taxSettled'
  /** Nothing in the request decides the amount. */
  | 'undecided'
  /** The intended field has another value, from which amounts are computed. */
  | 'contradicted'
  | 'decides';

export interface UnknownFieldFacts {
  readonly name: ReadonlySet<NameFact | undefined>;
  readonly value: ReadonlySet<ValueFact | undefined>;
  readonly field: ReadonlySet<FieldFact | undefined>;
}

/** Severity of an unknown field, and the text that refuses it, by its name, its value and the intended field. */
export interface UnknownFieldRow {
  readonly name?: readonly NameFact[];
  readonly value?: readonly ValueFact[];
  readonly field?: readonly FieldFact[];
  readonly severity: Severity;
  readonly text?: string;
}

/** The first row whose facts are all present decides. */
export const unknownFieldRows: readonly UnknownFieldRow[] = [
  { name: ['flag'], value: ['set'], field: ['absent'], severity: 'error', text: 'misspeltFlag' },
  { name: ['flag'], value: ['set'], severity: 'error', text: 'unknownFlag' },
  { name: ['record:notIssued'], severity: 'error', text: 'notIssued' },
  { name: ['record:perhapsNotIssued'], severity: 'error', text: 'perhapsNotIssued' },
  { name: ['record:contradictsType'], severity: 'error', text: 'contradictsType' },
  { name: ['record:pricesWithTax'], severity: 'error', text: 'pricesWithTax' },
  { value: ['repeated'], severity: 'information' },
  { name: ['decisive', 'taxFlag'], value: ['set'], severity: 'error', text: 'taxFlag' },
  { name: ['decisive', 'retention'], value: ['shown'], severity: 'error', text: 'retention' },
  { name: ['decisive', 'discountOrTerms'], value: ['shown'], severity: 'error', text: 'discountOrTerms' },
  { name: ['decisive', 'asEntry'], value: ['shown'], severity: 'error', text: 'asEntry' },
  { name: ['decisive'], severity: 'error', text: 'misspeltDecisive' },
  { name: ['slip'], severity: 'warning' },
  { value: ['sameCurrency'], severity: 'information' },
  { name: ['currency'], value: ['currency'], severity: 'error', text: 'amountsInOtherCurrency' },
  { value: ['currency'], severity: 'warning' },
  { field: ['contradicted', 'decides'], severity: 'error', text: 'saidOtherwise' },
  { field: ['contradicted'], severity: 'warning' },
  { value: ['silent'], severity: 'warning' },
  { name: ['amount'], field: ['undecided', 'absent'], severity: 'error', text: 'misspeltDecisive' },
  { name: ['amount'], field: ['undecided'], severity: 'error', text: 'unknownAmount' },
  { name: ['state'], severity: 'warning' },
  { name: ['description'], severity: 'information' },
  { value: ['consistent'], severity: 'information' },
  { name: ['internal'], severity: 'warning' },
  { name: ['nothing'], severity: 'warning' },
  { name: ['untaxed'], value: ['withoutAmount'], severity: 'warning' },
  { name: ['untaxed'], field: ['amountsSent'], severity: 'warning' },
  { field: ['taxSettled'], severity: 'warning' },
  { value: ['hidden'], severity: 'error', text: 'unknownAmount' },
  { name: ['retention'], severity: 'error', text: 'retention' },
  { name: ['withholdingTax'], severity: 'error', text: 'withholdingTax' },
  { name: ['discountOrTerms'], severity: 'error', text: 'discountOrTerms' },
  { name: ['asEntry'], severity: 'error', text: 'asEntry' },
  { name: ['pricesWithTax'], severity: 'error', text: 'pricesWithTax' },
  { name: ['taxFlag'], value: ['set'], severity: 'error', text: 'taxFlag' },
  { name: ['free'], value: ['set'], severity: 'error', text: 'freeOfCharge' },
  { field: ['sentInSameType'], severity: 'error', text: 'saidOtherwise' },
  { severity: 'error', text: 'unknownValue' },
];

/** The row of an unknown field. */
export function unknownFieldRow(facts: UnknownFieldFacts): UnknownFieldRow {
  const row = unknownFieldRows.find(
    ({ name = [], value = [], field = [] }) =>
      name.every((each) => facts.name.has(each)) &&
      value.every((each) => facts.value.has(each)) &&
      field.every((each) => facts.field.has(each)),
  );
  if (row === undefined) throw new TypeError('the last row needs no facts');
  return row;
}

interface Described {
  readonly path: string;
  /** The path of the intended field, from the object that has the unknown one. */
  readonly meant: string | undefined;
  /** The value, if messages repeat it. */
  readonly value: string | undefined;
  /** True if the value stands for nothing: null, an empty text or list, zero or false. */
  readonly isEmpty: boolean;
  /** Values in the text of a refusal. */
  readonly values: Values;
  readonly remedy: Remedy | undefined;
  /** The field with the contradicting value. */
  readonly contradicted: string | undefined;
}

/** The finding about an unknown field, from its row. */
export function unknownFieldFinding(
  { severity: ofRow, text }: UnknownFieldRow,
  { path, meant, value, isEmpty, values, remedy, contradicted }: Described,
): Finding {
  if (text !== undefined) return malformedField(text, path, values, remedy);
  // A field that is probably one of ours is not merely descriptive.
  const isHarmless = (meant === undefined && ofRow === 'information') || isEmpty;
  const severity = isHarmless ? 'information' : 'warning';
  const known = { rule: 'pint-ae-unknown-field', severity, path, foundBy: 'shape' } as const;
  if (contradicted !== undefined && value !== undefined)
    return { ...known, text: 'contradictingValue', values: { field: path, meant: contradicted, value } };
  if (meant !== undefined && value !== undefined)
    return { ...known, text: 'misspeltValue', values: { field: path, meant, value }, remedy };
  if (meant !== undefined) return { ...known, text: 'misspeltField', values: { field: path, meant }, remedy };
  if (value === undefined) return { ...known, values: { field: path } };
  return {
    ...known,
    text: isHarmless ? 'describingValue' : 'unknownFieldValue',
    values: { field: path, value },
  };
}
