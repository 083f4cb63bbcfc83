import {
  documentRequestJsonSchema,
  type JsonSchemaDocument,
} from '../../src/http/schema/document-request.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { example } from '../requests.ts';

/** A change of a request: one optional field is sent too, with a value of its type. */
export interface SentField {
  /** Such as `lines[].orderId`. */
  readonly field: string;
  readonly send: (request: DocumentRequest) => DocumentRequest;
}

type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
interface Members {
  [name: string]: unknown;
}

const schema = documentRequestJsonSchema();

/** Values where a text of one letter is not one that a document could have. */
const plausible: Readonly<Record<string, Value>> = {
  issueTime: '10:30:00',
  uuid: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10',
  externalUri: 'https://example.com/a',
  embeddedBase64: 'UERG',
  mimeCode: 'application/pdf',
  billingFrequencyCode: 'MTH',
  originCountry: 'AE',
  incoterms: 'FOB',
  countryCode: 'AE',
  countrySubentity: 'DXB',
  reasonCode: 'ZZZ',
  vatPointDate: '2026-10-01',
  paymentMode: '10',
  creditNoteReasonCode: 'DL8.61.1.C',
  schemeId: '0088',
  identifierSchemeId: '0088',
  legalRegistrationSchemeId: '0088',
  tin: '1003548797',
};

/** An example without totals, to which any field may be added. */
export function withoutTotals(name: string): DocumentRequest {
  const request = { ...example(name), prepaidAmount: 1 };
  delete request.taxTotal;
  delete request.legalMonetaryTotal;
  for (const each of request.lines) each.lineExtensionAmount = null;
  return request;
}

/** Every optional field of a request, and of the objects and lists in it. */
export function optionalFields(): SentField[] {
  return fieldsOf(schema, '', (request, edit) => edit(request as unknown as Members));
}

type Within = (request: DocumentRequest, edit: (members: Members) => void) => void;

function fieldsOf(object: JsonSchemaDocument, path: string, within: Within): SentField[] {
  return Object.entries(object.properties ?? {}).flatMap(([name, property]) => {
    const { inner, isList } = objectIn(property as JsonSchemaDocument);
    const field = `${path}${name}`;
    const own: SentField = {
      field,
      send: (request) => {
        const sent = structuredClone(request);
        within(sent, (members) => {
          members[name] ??= sentValue(property as JsonSchemaDocument, name);
        });
        return sent;
      },
    };
    if (inner === undefined) return isRequired(object, name) ? [] : [own];
    const inside: Within = (request, edit) =>
      within(request, (members) => {
        members[name] ??= sentValue(property as JsonSchemaDocument, name);
        if (!isList) return edit(members[name] as Members);
        const entries = members[name] as unknown[];
        // There may be none, or one that is a text.
        if (typeof entries[0] !== 'object') entries[0] = leastOf(inner);
        edit(entries[0] as Members);
      });
    const fields = fieldsOf(inner, isList ? `${field}[].` : `${field}.`, inside);
    return isRequired(object, name) ? fields : [own, ...fields];
  });
}

/** A field that must be there, but may be null, is as good as optional. */
function isRequired({ required, properties }: JsonSchemaDocument, name: string): boolean {
  return (required as string[] | undefined)?.includes(name) === true && !mayBeNull(properties?.[name]);
}

function mayBeNull(property: JsonSchemaDocument | boolean | undefined): boolean {
  return alternativesOf(property as JsonSchemaDocument).some(({ type }) => [type].flat().includes('null'));
}

/** The object that a field holds, or the entries of its list, if any. */
function objectIn(property: JsonSchemaDocument): { inner?: JsonSchemaDocument; isList: boolean } {
  for (const each of alternativesOf(property)) {
    if (each.properties !== undefined) return { inner: each, isList: false };
    const entry = each.items === undefined ? undefined : objectIn(each.items as JsonSchemaDocument).inner;
    if (entry !== undefined) return { inner: entry, isList: true };
  }
  return { isList: false };
}

function alternativesOf(property: JsonSchemaDocument): JsonSchemaDocument[] {
  const { $ref, anyOf } = property as { $ref?: string; anyOf?: JsonSchemaDocument[] };
  if ($ref !== undefined) return [schema.$defs?.[$ref.split('/').at(-1) ?? ''] ?? {}];
  return anyOf?.flatMap(alternativesOf) ?? [property];
}

/** A value of a field: the least that its type allows. */
function sentValue(property: JsonSchemaDocument, name: string): Value {
  if (Object.hasOwn(plausible, name)) return plausible[name] as Value;
  const { inner, isList } = objectIn(property);
  if (inner !== undefined) return isList ? [leastOf(inner)] : leastOf(inner);
  const [example] = property.examples ?? [];
  if (example !== undefined) return example as Value;
  const [first = {}] = alternativesOf(property);
  const [code] = (first.enum ?? []) as string[];
  if (code !== undefined) return code;
  if (first.format === 'date') return '2026-11-02';
  const types = [first.type].flat();
  if (types.includes('boolean')) return true;
  if (types.includes('number')) return 1;
  return types.includes('array') ? ['x'] : 'x';
}

function leastOf(object: JsonSchemaDocument): { [name: string]: Value } {
  return Object.fromEntries(
    Object.entries(object.properties ?? {})
      .filter(([name]) => (object.required as string[] | undefined)?.includes(name))
      .map(([name, property]) => [name, sentValue(property as JsonSchemaDocument, name)]),
  );
}
