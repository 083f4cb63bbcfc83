import type { JsonValue } from '../../core/findings/fix.ts';
import { type FieldHelp, type OneFieldHelp, wholeRequest } from '../help/field-of-help.ts';
import { jsonText } from '../json-text.ts';

/** The members of an object that has no values yet: those that must be there, each null, and their objects. */
export function blankObject(help: FieldHelp, object: string): { [name: string]: JsonValue } {
  const fields = Object.entries(help.objects[object]?.fields ?? {});
  return Object.fromEntries(
    fields.flatMap(([name, field]) =>
      field.presence === undefined ? [] : [[name, blankValue(help, field)] as const],
    ),
  );
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
  /** Facts about its issuer and how it is paid. */
  readonly issuer: Readonly<Record<string, JsonValue>> | undefined;
  readonly payment: Readonly<Record<string, JsonValue>>;
}

/** The text of a document of which only the beginning is known; the rest of it is null. */
export function blankRequest(help: FieldHelp, beginning: Beginning): string {
  const { issueDate, currency, issuer, payment } = beginning;
  // The first type is the usual one; the form lets another one be chosen.
  const [documentType = ''] = Object.keys(help.form.issuers);
  const blank = blankObject(help, wholeRequest);
  const party = help.form.issuers[documentType] ?? 'seller';
  const request = {
    ...blank,
    documentType,
    issueDate,
    currency,
    ...payment,
    ...(issuer === undefined ? {} : { [party]: { ...asObject(blank[party]), ...issuer } }),
  };
  return jsonText(request);
}

function asObject(value: JsonValue | undefined): object {
  return typeof value === 'object' && value !== null ? value : {};
}
