import type { FieldRow } from '../../core/specification/fields.ts';
import type { DescribedSpecification } from '../../core/specification/specification.ts';
import { requestCodes } from '../../request/schema/request.ts';
import { describedSpecification } from '../../specification/described.ts';
import { fieldAt } from '../../table/map/column-field.ts';
import { type FieldPlace, fieldTable } from '../../ubl/bound-terms.ts';

const { codeLists, fields }: DescribedSpecification = describedSpecification;

/** Every field of the request, with its terms and its UBL elements. */
export const fieldRows: readonly FieldPlace[] = fieldTable(describedSpecification);

export interface ExplainedField extends FieldPlace {
  readonly description: FieldRow['description'] | undefined;
  /** The codes of the field, if they are few. */
  readonly codes: readonly string[];
}

/** The fields that a path (`seller.trn`, `lines[2].unitCode`) or a name (`trn`) means. */
export function explainFields(text: string): ExplainedField[] {
  const wanted = text.replaceAll(/\[\d*\]/g, '').toLowerCase();
  const found = fieldRows.filter(({ field }) => {
    const path = field.replaceAll('[]', '').toLowerCase();
    return path === wanted || (!wanted.includes('.') && path.endsWith(`.${wanted}`));
  });
  return found.map(explained);
}

function explained(row: FieldPlace): ExplainedField {
  const texts = fieldAt(row.field.replaceAll('[]', ''), fields);
  const list = texts?.codeList === undefined ? undefined : codeLists[texts.codeList];
  const closed = texts?.kind === 'choice' ? requestCodes(describedSpecification)[texts.among] : [];
  const codes = [...Object.keys(list?.codes ?? {}), ...closed];
  return { ...row, description: texts?.description, codes };
}

/** Returns the fields whose value is the business term, with their content and their UBL elements. */
export function fieldsOfTerm(term: string): ExplainedField[] {
  return fieldRows.filter(({ terms }) => terms.includes(term)).map(explained);
}
