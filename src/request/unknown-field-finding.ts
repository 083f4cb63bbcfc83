import { type Finding, malformedField, type Values } from '../core/findings/finding.ts';
import { oncePer } from '../core/once-per.ts';
import type { UnknownField } from './unknown-fields.ts';

/** Names in the text that refuses a field. */
function valuesOf({ meant, saidBy, value, category, type }: UnknownField): Values {
  return {
    meant: meant ?? saidBy ?? '',
    value: value ?? '',
    type: type ?? '',
    ...(category && { category }),
  };
}

/** The finding about a field that the interface does not know; one object for those that are only counted. */
export const unknownFieldFinding = oncePer((field: UnknownField): Finding => {
  const { path, meant, rename, refusal, value, isHarmless } = field;
  const remedy = rename === undefined ? undefined : { name: rename };
  if (refusal !== undefined) return malformedField(refusal, path, valuesOf(field), remedy);
  const severity = isHarmless ? 'information' : 'warning';
  const known = { rule: 'pint-ae-unknown-field', severity, path, foundBy: 'shape' } as const;
  if (meant !== undefined && value !== undefined)
    return { ...known, text: 'misspeltValue', values: { field: path, meant, value }, remedy };
  if (meant !== undefined) return { ...known, text: 'misspeltField', values: { field: path, meant }, remedy };
  if (value === undefined) return { ...known, values: { field: path } };
  const text = isHarmless ? 'describingValue' : 'unknownFieldValue';
  return { ...known, text, values: { field: path, value } };
});
