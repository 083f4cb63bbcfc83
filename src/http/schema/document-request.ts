import {
  additionalDocument,
  delivery,
  documentRequest,
  legalMonetaryTotal,
  references,
  taxTotal,
  transactionType,
} from './document-fields.ts';
import { type JsonSchema, jsonSchemas } from './json-schema.ts';
import { allowanceCharge, classification, line } from './line-fields.ts';
import { address, party } from './party-fields.ts';

/** The objects of a document request, by the names that the interface gives them. */
export const documentSchemas = {
  DocumentRequest: documentRequest,
  Party: party,
  Address: address,
  Line: line,
  AllowanceCharge: allowanceCharge,
  Classification: classification,
  References: references,
  TaxTotal: taxTotal,
  LegalMonetaryTotal: legalMonetaryTotal,
  AdditionalDocument: additionalDocument,
  Delivery: delivery,
  TransactionType: transactionType,
};

/** Identifies the schema where nobody says under which address it is served. */
const defaultId = 'urn:pint-ae:document-request';

/**
 * The JSON Schema (2020-12) of a document request, for editors and other languages. It says what `parseDocumentRequest`
 * checks; whether a document keeps the rules is for `validate` to say.
 *
 * @example
 * ```ts
 * console.log(documentRequestJsonSchema().title); // Document request
 * ```
 */
export function documentRequestJsonSchema(id = defaultId): JsonSchema {
  const { DocumentRequest = {}, ...parts } = jsonSchemas(documentSchemas, (name) => `#/$defs/${name}`);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    ...DocumentRequest,
    $defs: parts,
  };
}
