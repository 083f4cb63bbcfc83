import { readFileSync } from 'node:fs';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';

const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats(ajv);
const schema = ajv.compile(
  JSON.parse(readFileSync(new URL('schemas/sarif-2.1.0.json', import.meta.url), 'utf8')),
);

/** The errors of a log by the schema of SARIF 2.1.0. */
export function sarifErrors(log: string): readonly unknown[] {
  const isValid = schema(JSON.parse(log));
  return isValid ? [] : (schema.errors ?? []);
}
