/**
 * `npm run request-types`: writes the types of the document request, with a description of each field for
 * editors.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestJsonSchemas } from '../../src/http/schema/document-request.ts';
import type { JsonSchema } from '../../src/http/schema/json-schema.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { projectFolder } from '../sources.ts';

const path = join(projectFolder, 'rules/ae/document-request.ts');

/** The file as it is, and as the schema and the texts of the fields require it. */
export function requestTypes(): { readonly written: string; readonly wanted: string } {
  return {
    written: readFileSync(path, 'utf8'),
    wanted: `${head}\n${Object.entries(schemas()).map(typeOf).join('\n')}`,
  };
}

const head = `// Written by \`npm run request-types\` from the schema of the request and the texts of its fields.\n`;

/** The type name of an object of the request. */
function nameOf(object: string): string {
  return object === 'DocumentRequest' ? object : `${object}Request`;
}

function schemas(): Record<string, JsonSchema> {
  return requestJsonSchemas((name) => nameOf(name), describedSpecification);
}

function typeOf([name, { description = '', properties = {}, required = [] }]: [string, JsonSchema]): string {
  const fields = Object.entries(properties).map(([field, schema]) => {
    const property = typeof schema === 'boolean' ? {} : schema;
    const type = typesOf(property).join(' | ');
    const isRequired = required.includes(field);
    return `${comment(property.description ?? '', '  ')}  ${field}${isRequired ? '' : '?'}: ${type}${isRequired ? '' : ' | undefined'};\n`;
  });
  return `${comment(description, '')}export type ${nameOf(name)} = {\n${fields.join('')}};\n`;
}

/** The types that a schema allows, null last. */
function typesOf(schema: JsonSchema | boolean): string[] {
  if (typeof schema === 'boolean') return ['unknown'];
  if (schema.$ref !== undefined) return [schema.$ref];
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(typesOf);
  if (schema.enum !== undefined) return schema.enum.map((code) => (code === null ? 'null' : `'${code}'`));
  return [schema.type ?? 'unknown'].flat().map((type) => (type === 'array' ? listOf(schema) : type));
}

function listOf({ items }: JsonSchema): string {
  const types = typesOf((Array.isArray(items) ? items[0] : items) ?? true);
  return types.length === 1 ? `${types[0]}[]` : `(${types.join(' | ')})[]`;
}

const widest = 110;

function comment(text: string, indent: string): string {
  const line = `${indent}/** ${text} */\n`;
  if (line.length <= widest) return line;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= widest) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(`${indent} * ${word}`);
  }
  return `${indent}/**\n${lines.join('\n')}\n${indent} */\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(path, requestTypes().wanted);
