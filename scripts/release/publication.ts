/** An unpacked publication of the rules: its assertions, which are only told apart and never kept, and its code lists. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { type LintFinding, lintSchema, lookAlikeCodes } from 'schematron-compiler/lint';
import { readSchematron, type SchematronSchema } from 'schematron-compiler/rules';
import { lintTerms } from '../../src/cli/schematron/lint.ts';
import { meaningsOf } from '../releases/compose.ts';

type Codes = Readonly<Record<string, string>>;

/** Digests of what a rule asserts, without the codes that it lists and with them: equal ones assert the same. */
export type RuleDigests = readonly [withoutCodes: string, withCodes: string];

export interface Publication {
  readonly rules: Readonly<Record<string, RuleDigests>>;
  /** The code lists by the names of their files; those of self-billing that differ end in `-selfbilling`. */
  readonly lists: Readonly<Record<string, Codes>>;
  /** Places where rules and lists probably do not mean what they say, once for all files. */
  readonly lint: readonly LintFinding[];
}

/** Reads all `.sch` and `.gc` files of a folder and those below it; throws if there is no rule. */
export function readPublication(folder: string): Publication {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort(standardFirst);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const schemas = files
    .filter((file) => file.endsWith('.sch'))
    .map((file) => readSchematron(file, read, [], { visited: 'elements' }));
  const rules = Object.fromEntries(
    [...meaningsOf(schemas)]
      .map(([id, all]): [string, RuleDigests] => [id, [digest(all.map(withoutCodes)), digest(all)]])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  if (Object.keys(rules).length === 0) throw new Error(`there is no Schematron with rules in ${folder}`);
  const lists = files.filter((file) => file.endsWith('.gc')).map((file) => ({ file, text: read(file) }));
  return { rules, lists: listsOf(lists), lint: lintOf(schemas, lists) };
}

function lintOf(schemas: readonly SchematronSchema[], lists: readonly ListFile[]): LintFinding[] {
  const ofLists = lists.flatMap(({ file, text }) =>
    lookAlikeCodes(Object.keys(codesOf(text)), { file, line: 1 }),
  );
  const said = new Set<string>();
  return [...schemas.flatMap((schema) => lintSchema(schema, { terms: lintTerms() })), ...ofLists].filter(
    ({ kind, context, id, text }) => {
      const key = [kind, context, id, text.values?.value].join('\n');
      return said.size < said.add(key).size;
    },
  );
}

/** Self-billing is published in folders whose names end in `-sb`. */
function standardFirst(one: string, other: string): number {
  const isSelfBilling = (path: string) => /-sb[/\\]/.test(path);
  return Number(isSelfBilling(one)) - Number(isSelfBilling(other)) || (one < other ? -1 : 1);
}

/** A literal of many words is a list of codes. */
const withoutCodes = (xpath: string) =>
  xpath.replaceAll(/'[^']*'|"[^"]*"/g, (literal) => (literal.trim().split(' ').length > 8 ? "''" : literal));

const digest = (texts: readonly string[]) =>
  createHash('sha256')
    .update([...new Set(texts)].sort().join('\n\n'))
    .digest('hex')
    .slice(0, 12);

interface ListFile {
  readonly file: string;
  readonly text: string;
}

function listsOf(files: readonly ListFile[]): Publication['lists'] {
  const lists: Record<string, Codes> = {};
  for (const { file, text } of files) {
    const name = basename(file, '.gc');
    const codes = codesOf(text);
    if (lists[name] === undefined || isEqual(lists[name], codes)) lists[name] = codes;
    else lists[`${name}-selfbilling`] = codes;
  }
  return lists;
}

const isEqual = (one: Codes, other: Codes) =>
  Object.keys(one).sort().join() === Object.keys(other).sort().join();

interface Genericode {
  readonly Codelist: {
    readonly SimpleCodeList: { readonly Row: readonly { readonly Value: readonly GenericodeValue[] }[] };
  };
}

interface GenericodeValue {
  readonly ColumnRef: string;
  readonly SimpleValue: string;
}

function codesOf(text: string): Codes {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    parseTagValue: false,
    isArray: (name) => name === 'Row' || name === 'Value',
  });
  const { Codelist }: Genericode = parser.parse(text);
  return Object.fromEntries(
    Codelist.SimpleCodeList.Row.map(({ Value }) => {
      const of = (column: string) => Value.find(({ ColumnRef }) => ColumnRef === column)?.SimpleValue;
      const code = of('id') ?? of('code') ?? Value[0]?.SimpleValue ?? '';
      return [code, of('name') ?? ''];
    }),
  );
}
