import { isJsonObject, type JsonObject, type JsonValue } from '../../core/findings/fix.ts';
import type { FormField } from '../../core/specification/form.ts';
import { jsonText } from '../dom.ts';
import { type FieldHelp, type OneFieldHelp, wholeRequest } from '../help/field-of-help.ts';

/** The members of an object without values: the required ones, each null, and their objects. */
export function blankObject(help: FieldHelp, object: string): JsonObject {
  const fields = Object.entries(help.objects[object]?.fields ?? {});
  return Object.fromEntries(
    fields.flatMap(([name, field]) =>
      field.presence === undefined ? [] : [[name, blankValue(help, field)] as const],
    ),
  );
}

/** A line with its number and the values with which lines begin. */
export function blankLine(help: FieldHelp, number: string): JsonObject {
  const { columns, number: numberField } = help.form.line;
  const names = help.objects[wholeRequest]?.fields[linesPath]?.holds ?? '';
  const line = { ...blankObject(help, names), [numberField]: number };
  return columns.reduce((made, column) => withStart(made, column), line);
}

export const linesPath = 'lines';

/** An object with the initial value of a field, and the values that follow from it. */
function withStart(object: JsonObject, { field, starts, sets }: FormField): JsonObject {
  if (starts === undefined) return object;
  const also = sets?.values[starts];
  const [name = '', ...inside] = field.split('.');
  if (inside.length > 0)
    return { ...object, [name]: withStart(membersOf(object[name]), { field: inside.join('.'), starts }) };
  return {
    ...object,
    [name]: starts,
    ...(sets !== undefined && also !== undefined && { [sets.field]: also }),
  };
}

function blankValue(help: FieldHelp, { presence, holds, isList }: OneFieldHelp): JsonValue {
  if (presence !== 'required' || holds === undefined) return null;
  const inside = blankObject(help, holds);
  return isList ? [inside] : inside;
}

/** Facts about a document before anything is entered. */
export interface Beginning {
  readonly issueDate: string;
  readonly currency: string;
  /** Facts about the document's issuer and payment. */
  readonly issuer: JsonObject | undefined;
  readonly payment: JsonObject;
}

/** The text of a document whose beginning is known; all other members are null. */
export function blankRequest(help: FieldHelp, beginning: Beginning): string {
  const { issueDate, currency, issuer, payment } = beginning;
  // The first type is the usual one; the form offers the others.
  const [documentType = ''] = Object.keys(help.form.issuers);
  const blank = startedRequest(help);
  const party = help.form.issuers[documentType] ?? 'seller';
  const request = {
    ...blank,
    documentType,
    issueDate,
    currency,
    ...payment,
    ...(issuer === undefined ? {} : { [party]: { ...membersOf(blank[party]), ...issuer } }),
  };
  return jsonText(request);
}

function startedRequest(help: FieldHelp): JsonObject {
  const blank = { ...blankObject(help, wholeRequest), [linesPath]: [blankLine(help, '1')] };
  const started = help.form.sections.flatMap(({ of, fields }) =>
    fields.map((each) => ({ ...each, field: of === undefined ? each.field : `${of}.${each.field}` })),
  );
  return started.reduce<JsonObject>(withStart, blank);
}

function membersOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
