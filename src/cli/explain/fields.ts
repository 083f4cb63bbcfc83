import type { DescribedSpecification, FieldText } from '../../core/field-text.ts';
import { describedSpecification } from '../../specification/described.ts';
import { type FieldRow, fieldTable } from '../../ubl/field-table.ts';

const { codeLists, fields }: DescribedSpecification = describedSpecification;

/** Every field of the request with its terms and elements of UBL. */
export const fieldRows: readonly FieldRow[] = fieldTable(describedSpecification);

/** A field, and what it holds. */
export interface ExplainedField extends FieldRow {
  readonly description: FieldText['description'] | undefined;
  /** The codes that it takes, where they are few enough to be a list of the specification. */
  readonly codes: readonly string[];
}

/**
 * The fields that are meant: by a whole path (`seller.trn`, `lines[2].unitCode`), or by a name alone (`trn`), which may stand
 * in several places.
 */
export function explainFields(text: string): ExplainedField[] {
  const wanted = text.replaceAll(/\[\d*\]/g, '').toLowerCase();
  const found = fieldRows.filter(({ field }) => {
    const path = field.replaceAll('[]', '').toLowerCase();
    return path === wanted || (!wanted.includes('.') && path.endsWith(`.${wanted}`));
  });
  return found.map((row) => {
    const texts = textsOf(row);
    const list = texts?.codeList === undefined ? undefined : codeLists[texts.codeList];
    return { ...row, description: texts?.description, codes: Object.keys(list?.codes ?? {}) };
  });
}

/** Fields whose values are the business term, with the elements that hold it. */
export function fieldsOfTerm(term: string): FieldRow[] {
  return fieldRows.filter(({ terms }) => terms.includes(term));
}

/** The texts of a field stand under the object that it is of; a name that several objects have is told by its terms. */
function textsOf({ field, terms }: FieldRow): FieldText | undefined {
  const name = field.slice(field.lastIndexOf('.') + 1).replace('[]', '');
  const candidates = Object.values(fields).flatMap((object) => object.fields[name] ?? []);
  return candidates.find((candidate) => (candidate.terms ?? []).join() === terms.join()) ?? candidates[0];
}
