import type { Language } from '../../core/messages/language.ts';
import { checkArgument } from '../../core/options/check-options.ts';
import { text } from '../../core/options/option-kinds.ts';
import type { DescribedSpecification } from '../../core/specification/specification.ts';
import { requestSchemas } from '../../request/schema/schemas.ts';
import { describedSpecification } from '../../specification/described.ts';
import { checkLanguage } from '../arguments.ts';
import { type JsonSchema, jsonSchemasOf } from './json-schema.ts';

/**
 * The JSON Schemas of the objects of a document request, by the interface's names for them.
 *
 * @internal
 */
export function requestJsonSchemas(
  refTo: (name: string) => string,
  specification: DescribedSpecification = describedSpecification,
  language: Language = 'en',
): Record<string, JsonSchema> {
  return jsonSchemasOf(requestSchemas(specification, language), refTo);
}

/** A JSON Schema as its keywords. */
export interface JsonSchemaDocument {
  readonly [keyword: string]: unknown;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly $defs?: Readonly<Record<string, JsonSchemaDocument>>;
  readonly properties?: Readonly<Record<string, JsonSchemaDocument | boolean>>;
}

/** Identifies the schema if the address at which it is served is not given. */
const defaultId = 'urn:pint-ae:document-request';

/**
 * Returns the JSON Schema (2020-12) of a document request, for editors and other languages. It describes what
 * `parseDocumentRequest` checks; call `validate` to check the rules. Descriptions are in English or Arabic.
 *
 * @example
 * ```ts
 * console.log(documentRequestJsonSchema().title); // Document request
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function documentRequestJsonSchema(id = defaultId, language: Language = 'en'): JsonSchemaDocument {
  checkArgument('documentRequestJsonSchema', 'id', text, id);
  checkLanguage('documentRequestJsonSchema', language);
  const reference = (name: string) => `#/$defs/${name}`;
  const { DocumentRequest = {}, ...parts } = requestJsonSchemas(reference, describedSpecification, language);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    ...DocumentRequest,
    $defs: parts,
  };
}
