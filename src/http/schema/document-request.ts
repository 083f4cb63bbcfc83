import type { Language } from '../../core/messages/language.ts';
import { checkArgument } from '../../core/options/check-options.ts';
import { text } from '../../core/options/option-kinds.ts';
import { describedJsonSchemas } from '../../request/schema/json-schema.ts';
import { describedSpecification } from '../../specification/described.ts';
import { checkLanguage } from '../arguments.ts';

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
  const { DocumentRequest = {}, ...parts } = describedJsonSchemas(
    describedSpecification,
    reference,
    language,
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    ...DocumentRequest,
    $defs: parts,
  };
}
