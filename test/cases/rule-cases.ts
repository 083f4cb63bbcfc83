import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { Profile } from '../../src/core/specification/engine.ts';
import * as edit from '../schematron/edits.ts';
import { fixture } from '../schematron/fixture.ts';

/** A function of `edits.ts` with its arguments: `["text", "cbc:Percent", "7"]`. */
type Step = readonly [name: string, ...words: readonly string[]];

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

const steps: Readonly<Record<string, (...words: string[]) => edit.Edit>> = {
  amountsIn: (currency = '') => edit.amountsIn(currency),
  append: (path = '', added = '') => edit.append(path, added),
  attribute: (path = '', name = '', value = '') => edit.attribute(path, name, value),
  insertAfter: (path = '', added = '') => edit.insertAfter(path, added),
  insertBefore: (path = '', added = '') => edit.insertBefore(path, added),
  remove: (path = '') => edit.remove(path),
  replace: (path = '', by = '') => edit.replace(path, by),
  replaceAll: (text = '', by = '') => edit.replaceAll(text, by),
  text: (path = '', value = '') => edit.text(path, value),
  withoutAttribute: (path = '', name = '') => edit.withoutAttribute(path, name),
};

function editOf(row: readonly Step[]): edit.Edit {
  return edit.edits(
    ...row.map(([name, ...words]) => {
      const step = steps[name];
      if (step === undefined) throw new Error(`${name} is no edit`);
      return step(...words);
    }),
  );
}

const folder = new URL('rules/', import.meta.url);

function caseOf(file: string, row: Row): RuleCase {
  const { document = 'invoice', edit: broken, takes, ...others } = row;
  const [set = '', name = ''] = file.split('/');
  const { when = `in ${[document, row.profile ?? []].flat().join(', ')}` } = row;
  return {
    ...others,
    when,
    set: set === 'pint' ? 'pint' : 'ae',
    topic: name.replace('.ndjson', ''),
    document,
    xml: editOf(broken)(fixture(document)),
    hasAccepted: takes !== undefined,
    accepted: editOf(takes ?? [])(fixture(document)),
  };
}

/** The cases of the 302 official rules. */
export const ruleCases: readonly RuleCase[] = globSync('*/*.ndjson', {
  cwd: folder,
  expandDirectories: false,
})
  .toSorted()
  .flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => caseOf(file, JSON.parse(line) as Row)),
  );
