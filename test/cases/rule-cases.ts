import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { Profile } from '../../src/core/specification/engine.ts';
import {
  amountsIn,
  append,
  attribute,
  type Edit,
  edits,
  insertAfter,
  insertBefore,
  remove,
  repeat,
  replace,
  replaceAll,
  replaceFirst,
  text,
  withoutAttribute,
} from '../schematron/edits.ts';
import { fixture } from '../schematron/fixture.ts';

/** A function of `edits.ts` with its arguments: `["text", "cbc:Percent", "7"]`. */
export type Step = readonly [name: string, ...words: readonly string[]];

/** A row of `rules/`: an edit of a valid document, and the rules that it then fails. */
interface Row {
  /** The official rule that the row is about. */
  readonly rule: string;
  readonly when?: string;
  /** The fixture that is edited; the invoice by default. */
  readonly document?: string;
  /** The profile by which it is judged; billing by default. */
  readonly profile?: Profile;
  readonly edit: readonly Step[];
  /** All rules, shared ones too, that the edited document fails; the row shows that the rule passes if it is not among them. */
  readonly fails: readonly string[];
  /** Rules without a verdict, where the official validation run aborts. */
  readonly unjudged?: readonly string[];
  /** An edit that the rule accepts; the fixture as it is by default. */
  readonly takes?: readonly Step[];
  /** Other rules that the accepted document fails. */
  readonly takesFails?: readonly string[];
  /** Elements that the page of the rule shows where they do not differ: what the wrong value does not go with. */
  readonly shows?: readonly string[];
}

/** The case of an official rule: a document that is judged, and one that the rule accepts. */
export interface RuleCase extends Omit<Row, 'edit' | 'takes' | 'document' | 'when'> {
  readonly set: 'pint' | 'ae';
  readonly topic: string;
  readonly when: string;
  readonly document: string;
  readonly xml: string;
  /** True if the accepted document is stated, and not the fixture. */
  readonly hasAccepted: boolean;
  readonly accepted: string;
}

const steps: Readonly<Record<string, (first: string, second: string, third: string) => Edit>> = {
  amountsIn,
  append,
  attribute,
  insertAfter,
  insertBefore,
  remove,
  repeat,
  replace,
  replaceAll,
  replaceFirst,
  text,
  withoutAttribute,
};

/** The edit that the steps of a row make. */
export function editOf(row: readonly Step[]): Edit {
  return edits(
    ...row.map(([name, first = '', second = '', third = '']) => {
      const step = steps[name];
      if (step === undefined) throw new Error(`${name} is not an edit`);
      return step(first, second, third);
    }),
  );
}

/** The rows of the tables in a folder, each with the path of its table. */
export function rowsOf<Table>(folder: string): readonly (Table & { readonly table: string })[] {
  const cwd = new URL(`${folder}/`, import.meta.url);
  return globSync('**/*.ndjson', { cwd, expandDirectories: false })
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, cwd), 'utf8')
        .trim()
        .split('\n')
        .map((line) => ({ ...JSON.parse(line), table: file.replace('.ndjson', '') })),
    );
}

function caseOf(row: Row & { readonly table: string }): RuleCase {
  const { table, document = 'invoice', edit: broken, takes, ...others } = row;
  const [set = '', topic = ''] = table.split('/');
  const { when = `in ${[document, row.profile ?? []].flat().join(', ')}` } = row;
  return {
    ...others,
    when,
    set: set === 'pint' ? 'pint' : 'ae',
    topic,
    document,
    xml: editOf(broken)(fixture(document)),
    hasAccepted: takes !== undefined,
    accepted: editOf(takes ?? [])(fixture(document)),
  };
}

/** The cases of the 302 official rules. */
export const ruleCases: readonly RuleCase[] = rowsOf<Row>('rules').map(caseOf);
