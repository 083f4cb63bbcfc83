import type { JsonValue } from '../../core/findings/fix.ts';
import type { FormField } from '../../core/specification/form.ts';
import { jsonText } from '../download.ts';
import { type FieldHelp, type OneFieldHelp, wholeRequest } from '../help/field-of-help.ts';

/** The members of an object without values: the required ones, each null, and their objects. */
export function blankObject(help: FieldHelp, object: string): { [name: string]: JsonValue } {
  const fields = Object.entries(help.objects[object]?.fields ?? {});
  return Object.fromEntries(
    fields.flatMap(([name, field]) =>
      field.presence === undefined ? [] : [[name, blankValue(help, field)] as const],
    ),
  );
}

/** A line with its number and the values with which lines begin. */
export function blankLine(help: FieldHelp, number: string): { [name: string]: JsonValue } {
  const { columns, number: numberField } = help.form.line;
  const names = namesOfObject(help, linesPath);
  const line = { ...blankObject(help, names), [numberField]: number };
  return columns.reduce((made, column) => withStart(made, column), line);
}

export const linesPath = 'lines';

function namesOfObject(help: FieldHelp, field: string): string {
  return help.objects[wholeRequest]?.fields[field]?.holds ?? '';
}

/** An object with the initial value of a field, and the values that follow from it. */
function withStart(
  object: { [name: string]: JsonValue },
  { field, starts, sets }: FormField,
): { [name: string]: JsonValue } {
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
  readonly issuer: Readonly<Record<string, JsonValue>> | undefined;
  readonly payment: Readonly<Record<string, JsonValue>>;
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

/** A request with only the initial values of a document. */
function startedRequest(help: FieldHelp): { [name: string]: JsonValue } {
  const blank = { ...blankObject(help, wholeRequest), [linesPath]: [blankLine(help, '1')] };
  const started = help.form.sections.flatMap(({ of, fields }) =>
    fields.map((each) => ({ ...each, field: of === undefined ? each.field : `${of}.${each.field}` })),
  );
  return started.reduce<{ [name: string]: JsonValue }>(withStart, blank);
}

function membersOf(value: JsonValue | undefined): { [name: string]: JsonValue } {
  return isMembers(value) ? value : {};
}

function isMembers(value: JsonValue | undefined): value is { [name: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
