import type { FieldTexts } from '../../core/specification/fields.ts';
import type { DescribedSpecification } from '../../core/specification/specification.ts';
import { describedSpecification } from '../../specification/described.ts';
import { type FieldPlace, fieldTable } from '../../ubl/field-table.ts';

const { codeLists, fields }: DescribedSpecification = describedSpecification;

/** Every field of the request, with its terms and its UBL elements. */
export const fieldRows: readonly FieldPlace[] = fieldTable(describedSpecification);

/** A field and its content. */
export interface ExplainedField extends FieldPlace {
  readonly description: FieldTexts['description'] | undefined;
  /** The codes that it takes, if there are few enough. */
  readonly codes: readonly string[];
}

/**
 * The fields that a text means: a whole path (`seller.trn`, `lines[2].unitCode`), or only a name (`trn`),
 * which may occur in several places.
 */
export function explainFields(text: string): ExplainedField[] {
  const wanted = text.replaceAll(/\[\d*\]/g, '').toLowerCase();
  const found = fieldRows.filter(({ field }) => {
    const path = field.replaceAll('[]', '').toLowerCase();
    return path === wanted || (!wanted.includes('.') && path.endsWith(`.${wanted}`));
  });
  return found.map(explained);
}

function explained(row: FieldPlace): ExplainedField {
  const texts = textsOf(row);
  const list = texts?.codeList === undefined ? undefined : codeLists[texts.codeList];
  return { ...row, description: texts?.description, codes: Object.keys(list?.codes ?? {}) };
}

/** Fields whose value is the business term, with what they hold and the elements that hold it. */
export function fieldsOfTerm(term: string): ExplainedField[] {
  return fieldRows.filter(({ terms }) => terms.includes(term)).map(explained);
}

/**
 * The texts of a field, which are listed under its object; a name that several objects have is recognised by
 * its terms.
 */
function textsOf({ field, terms }: FieldPlace): FieldTexts | undefined {
  const name = field.slice(field.lastIndexOf('.') + 1).replace('[]', '');
  const candidates = Object.values(fields).flatMap((object) => object.fields[name] ?? []);
  return candidates.find((candidate) => (candidate.terms ?? []).join() === terms.join()) ?? candidates[0];
}
