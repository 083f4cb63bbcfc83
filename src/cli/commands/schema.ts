import type { Language } from '../../core/messages/language.ts';
import { documentRequestJsonSchema, type JsonSchemaDocument } from '../../http/schema/document-request.ts';
import { lists, meaningIn } from '../../report/code-meanings.ts';
import { renderedSpecification } from '../../specification/rendered.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { writeOutput } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae schema`: the JSON Schema of the document request. */
export async function schemaCommand(
  { language, out, for: reader }: Arguments<'schema'>,
  io: Io,
): Promise<ExitCode> {
  const strict = documentRequestJsonSchema(undefined, language);
  const schema = reader === 'editor' ? editorSchema(strict, language) : strict;
  await writeOutput(out, `${JSON.stringify(schema, null, 2)}\n`, io);
  return exitCodes.valid;
}

/** The most codes to list on hover; with more, the editor offers those that match the typed text. */
const mostListed = 20;

/**
 * Returns the schema in the form in which editors show the most: each code of a field has its meaning
 * (`enumDescriptions`), the help of a field with few codes lists them (`markdownDescription`), and fields that take
 * further codes offer those of their list. It accepts the same documents; strict validators refuse the keyword.
 */
export function editorSchema(schema: JsonSchemaDocument, language: Language): JsonSchemaDocument {
  const { properties, $defs, ...others } = schema;
  return {
    ...others,
    ...(properties && { properties: mapped(properties, (field, name) => explained(name, field, language)) }),
    ...($defs && { $defs: mapped($defs, (object) => editorSchema(object, language)) }),
  };
}

function mapped<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}

function explained(
  name: string,
  field: JsonSchemaDocument | boolean,
  language: Language,
): JsonSchemaDocument | boolean {
  if (typeof field === 'boolean') return field;
  if (Array.isArray(field.enum)) {
    const explaining = withMeanings(name, field.enum, language);
    return { ...field, ...explaining, ...withList(field, explaining) };
  }
  const { meanings } = renderedSpecification.rendering;
  const codes = lists.flatMap(([list, names]) => (names.includes(name) ? Object.keys(meanings[list]) : []));
  if (codes.length === 0) return field;
  const offered = withMeanings(name, codes, language);
  // A field that also accepts other values offers the codes.
  return { ...field, ...withList(field, offered), allOf: [{ anyOf: [offered, {}] }] };
}

function withList(
  { description = '' }: JsonSchemaDocument,
  { enum: codes = [], enumDescriptions: meanings }: Explaining,
): JsonSchemaDocument {
  if (meanings === undefined || codes.length > mostListed) return {};
  const list = codes.flatMap((code, at) => (code === null ? [] : `- \`${code}\`: ${meanings[at]}`));
  return { markdownDescription: `${description}\n\n${list.join('\n')}` };
}

interface Explaining {
  readonly enum: readonly unknown[];
  readonly enumDescriptions?: readonly string[];
}

function withMeanings(name: string, codes: readonly unknown[], language: Language): Explaining {
  const meanings = codes.map((code) => meaningIn([name], String(code), language) ?? '');
  return { enum: codes, ...(meanings.some((meaning) => meaning !== '') && { enumDescriptions: meanings }) };
}
