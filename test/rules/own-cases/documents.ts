import { convert } from '../../../src/api/convert.ts';
import { editOf, rowsOf, type Step } from '../../cases/rule-cases.ts';
import { example } from '../../requests.ts';
import { wrapUbl } from '../../results.ts';
import { fixture } from '../../schematron/fixture.ts';
import type { Form, OwnCase } from './case.ts';

/** A row of `test/cases/own`: an edit of a document that breaks the rule, and one that does not. */
interface Row extends Pick<OwnCase, 'rule' | 'fact' | 'found' | 'alsoFails'> {
  /** UBL by default. */
  readonly form?: DocumentForm;
  readonly edit: readonly Step[];
  /** The document as it is by default. */
  readonly takes?: readonly Step[];
}

type DocumentForm = Exclude<Form, 'request' | 'file'>;
export type DocumentCase = Extract<OwnCase, { form: DocumentForm }>;

const invoice = fixture('invoice');
const wrapped =
  wrapUbl(invoice, { id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10', createdAt: '2026-01-31T08:00:00Z' }).xml ??
  '';

const documents: Readonly<Record<DocumentForm, readonly [name: string, xml: string]>> = {
  ubl: ['invoice', invoice],
  envelope: ['invoice', wrapped],
  wrapping: ['invoice', invoice],
  reading: ['standard-invoice', convert(example('standard-invoice')).xml ?? ''],
};

/** The cases about UBL and its envelopes, by the table in which they stand. */
export const documentCases: readonly (DocumentCase & { readonly table: string })[] = rowsOf<Row>('own').map(
  ({ form = 'ubl', edit, takes = [], ...row }) => {
    const [document, xml] = documents[form];
    // What is in an envelope cannot be put into one.
    const failing = edit[0]?.[0] === 'wrap' ? wrapped : editOf(edit)(xml);
    return { ...row, form, document, failing, corrected: editOf(takes)(xml) };
  },
);
