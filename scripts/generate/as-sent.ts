/** Writes into src/generated, as plain code, what takes the plain fields of a request as they were sent. */
import { fields as uaeFields } from '../../rules/ae/fields/index.ts';
import {
  heldFieldsOf,
  objectsWithPlainFields,
  type PlainField,
} from '../../src/core/specification/plain-fields.ts';
import { writeGenerated } from './bundle.ts';

export default function compileAsSent(): void {
  const makers = objectsWithPlainFields.map((object) => {
    const fields = heldFieldsOf(uaeFields, object).map(
      ({ path, kind }) => `    '${path}': ${takenBy[kind](path.replace('.', '?.'))},\n`,
    );
    return `  ${object}: ${fields.length === 0 ? '() => nothing' : `(sent) => ({\n${fields.join('')}  })`},\n`;
  });
  writeGenerated(
    'as-sent.js',
    `// Compiled from the rows in rules/pint/fields and rules/ae/fields that have a place in UBL; changes are lost.
import { optionalDecimal } from '../core/numbers/decimal.ts';
import { nonBlank } from '../core/text/text.ts';

const nothing = /* @__PURE__ */ Object.freeze({});

/** All fields in one literal, so that all parts have one shape. */
export const asSent = {\n${makers.join('')}};\n`,
  );
}

const text = (name: string) => `nonBlank(sent.${name})`;
const number = (name: string) => `optionalDecimal(sent.${name})`;
const other = (name: string) => `sent.${name} ?? undefined`;

const takenBy: Readonly<Record<PlainField['kind'], (name: string) => string>> = {
  text,
  code: text,
  identifier: text,
  date: other,
  flag: other,
  decimal: number,
  price: number,
  amount: number,
};
