/**
 * Writes the types of the document request into src/generated: for the library, with any codes; and for its
 * users, with the codes of PINT-AE and a description of each field.
 */
import { itemTypes } from '../../rules/ae/defaults/items.ts';
import { documentTypes } from '../../rules/ae/defaults/profiles.ts';
import { requestVatCategories } from '../../rules/ae/defaults/vat-categories.ts';
import { fields as uaeFields } from '../../rules/ae/fields/index.ts';
import { supplies } from '../../rules/ae/supplies.ts';
import {
  type ClosedList,
  descriptionOf,
  type FieldRow,
  type FieldRows,
  mayBeGiven,
  type ObjectRows,
} from '../../src/core/specification/fields.ts';
import {
  isNumber,
  objectsWithPlainFields,
  type PlainField,
  plainFieldsOf,
} from '../../src/core/specification/plain-fields.ts';
import { requestCodes } from '../../src/request/schema/request.ts';
import { writeGenerated } from './bundle.ts';

const head = '// Compiled from the rows in rules/pint/fields and rules/ae/fields; changes are lost.\n';

const uaeCodes = requestCodes({ documentTypes, requestVatCategories, itemTypes, supplies });

export default function compileRequestTypes(): void {
  const anyCode = () => 'string';
  const codeOfList = (list: ClosedList) => uaeCodes[list].map((code) => `'${code}'`).join(' | ');
  const withAmounts = objectsWithAmounts(uaeFields);
  write(
    'request-types',
    `${imports}${typesOf(uaeFields, { codeOf: anyCode, comment: () => '', isRead: true, withAmounts })}${typesAsSent()}`,
  );
  const asSent = typesOf(uaeFields, { codeOf: codeOfList, comment: commentOf, isRead: false, withAmounts });
  write('document-request', `${amountImport}${asSent}`);
}

function write(name: string, types: string): void {
  writeGenerated(`${name}.d.ts`, `${head}\n${types}`);
}

const amountImport = `import type { AmountValue } from '../core/numbers/amount-value.ts';

`;

const imports = `import type { AmountValue } from '../core/numbers/amount-value.ts';
import type { Scalar } from '../core/specification/binding.ts';
import type { Decimal } from '../core/numbers/decimal.ts';

`;

function typesAsSent(): string {
  const types = objectsWithPlainFields.map((object) => {
    const members = plainFieldsOf(uaeFields, object).map(
      ({ name, kind }) => `    readonly ${name}: ${typesOfPlain[kind]} | undefined;\n`,
    );
    const own = members.length === 0 ? '' : ` & {\n${members.join('')}  }`;
    return `  readonly ${object}: Readonly<Record<string, Scalar>>${own};\n`;
  });
  return `\nexport interface PartsAsSent {\n${types.join('')}}\n`;
}

const typesOfPlain: Readonly<Record<PlainField['kind'], string>> = {
  text: 'string',
  code: 'string',
  identifier: 'string',
  date: 'string',
  flag: 'boolean',
  decimal: 'Decimal',
  price: 'Decimal',
  amount: 'Decimal',
};

interface Style {
  readonly codeOf: (list: ClosedList) => string;
  readonly comment: (text: string, indent: string) => string;
  /** True if fields have the values that others say instead. */
  readonly isRead: boolean;
  /** The objects whose types say of which type their amounts are. */
  readonly withAmounts: ReadonlySet<string>;
}

/** The objects of the request that have amounts or other numbers, at any depth. */
function objectsWithAmounts(objects: FieldRows): ReadonlySet<string> {
  const has = (name: string): boolean =>
    Object.values(objects[name]?.fields ?? {}).some((row) =>
      row.kind === 'group' || row.kind === 'list' ? has(row.of) : row.kind !== 'choice' && isNumber(row.kind),
    );
  return new Set(Object.keys(objects).filter(has));
}

function typesOf(objects: FieldRows, style: Style): string {
  return Object.entries(objects)
    .map(([name, object]) => typeOf(name, object, style))
    .join('\n');
}

function nameOf(object: string): string {
  return object === 'DocumentRequest' ? object : `${object}Request`;
}

function typeOf(name: string, { description, fields }: ObjectRows, style: Style): string {
  const members = Object.entries(fields).map(([field, row]) => {
    const type = valueType(row, style);
    const member =
      row.presence === undefined || (!style.isRead && mayBeGiven(row, fields))
        ? `${field}?: ${type} | null | undefined`
        : `${field}: ${type}${row.presence === 'nullable' ? ' | null' : ''}`;
    return `${style.comment(descriptionOf(row, 'en'), '  ')}  ${member};\n`;
  });
  const usual = style.isRead ? 'number | Decimal' : 'number';
  const parameter = style.withAmounts.has(name) ? `<Amount extends AmountValue = ${usual}>` : '';
  return `${style.comment(description.en, '')}export type ${nameOf(name)}${parameter} = {\n${members.join('')}};\n`;
}

function valueType(row: FieldRow, { codeOf, withAmounts }: Style): string {
  const typeOfObject = (name: string) => `${nameOf(name)}${withAmounts.has(name) ? '<Amount>' : ''}`;
  switch (row.kind) {
    case 'choice':
      return codeOf(row.among);
    case 'group':
      return typeOfObject(row.of);
    case 'list':
      return row.text === undefined ? `${typeOfObject(row.of)}[]` : `(string | ${typeOfObject(row.of)})[]`;
    case 'flag':
      return 'boolean';
    case 'decimal':
    case 'amount':
    case 'price':
      return 'Amount';
    default:
      return 'string';
  }
}

const widest = 110;

function commentOf(text: string, indent: string): string {
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
