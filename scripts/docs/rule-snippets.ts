/** For each rule, what breaks it and what satisfies it, from the test cases. */
import { advice } from '../../rules/ae/advice/index.ts';
import { edited, example } from '../../test/requests.ts';
import { cases as adviceCases } from '../../test/rules/advice-cases.ts';
import { checkCases } from '../../test/rules/check-cases/index.ts';
import { uaeCases } from '../../test/schematron/ae/cases/index.ts';
import { unchanged } from '../../test/schematron/edits.ts';
import { fixture } from '../../test/schematron/fixture.ts';
import { sharedCases } from '../../test/schematron/pint/cases/index.ts';
import { requestDifference } from './request-difference.ts';
import { xmlDifference } from './xml-difference.ts';

/** The same place in two documents: one that breaks a rule, and one that does not. */
export interface RuleSnippet {
  readonly language: 'xml' | 'json';
  /** The document from which the snippet is taken. */
  readonly document: string;
  readonly failing: string;
  readonly corrected: string;
  /** Other rules that the failing document breaks. */
  readonly alsoFails: readonly string[];
}

interface UblPair {
  readonly rule: string;
  readonly document: string;
  readonly failing: string;
  readonly corrected: string;
  readonly alsoFails: readonly string[];
}

function sharedPairs(): UblPair[] {
  return Object.values(sharedCases).flatMap((cases) =>
    cases.map(
      ({ rule, document = 'invoice', breaks, takes = unchanged, with: others = [], takesWith = [] }) => ({
        rule,
        document,
        failing: breaks(fixture(document)),
        // If the nearest passing document breaks other rules, the unchanged document is the better example.
        corrected: (takesWith.length === 0 ? takes : unchanged)(fixture(document)),
        alsoFails: others,
      }),
    ),
  );
}

function uaePairs(): UblPair[] {
  return Object.values(uaeCases).flatMap((cases) =>
    cases
      .filter(({ rule, fails }) => fails.includes(rule))
      .map(({ rule, document = 'invoice', edit, fails }) => ({
        rule,
        document,
        failing: edit(fixture(document)),
        corrected: fixture(document),
        alsoFails: fails.filter((id) => id !== rule),
      })),
  );
}

/** For each official rule a piece of UBL that breaks it, and as few others as possible. */
function ublSnippets(): Map<string, RuleSnippet> {
  const best = new Map<string, UblPair>();
  for (const pair of [...sharedPairs(), ...uaePairs()]) {
    const known = best.get(pair.rule);
    if (known === undefined || pair.alsoFails.length < known.alsoFails.length) best.set(pair.rule, pair);
  }
  return new Map(
    [...best].map(([rule, { failing, corrected, ...rest }]): [string, RuleSnippet] => {
      const { before, after } = xmlDifference(failing, corrected);
      return [rule, { ...rest, language: 'xml', failing: before, corrected: after }];
    }),
  );
}

/** For each rule on requests, the fields that break it. */
function requestSnippets(): Map<string, RuleSnippet> {
  const snippets = new Map<string, RuleSnippet>();
  const add = (rule: string, document: string, broken: object, kept: object) => {
    if (snippets.has(rule)) return;
    const { before, after } = requestDifference(broken, kept);
    snippets.set(rule, { language: 'json', document, failing: before, corrected: after, alsoFails: [] });
  };
  for (const { rule, example: name, edit } of checkCases) add(rule, name, edited(name, edit), example(name));
  const adviceId = (name: string) => advice.find(({ id }) => id.endsWith(`-${name}`))?.id ?? name;
  for (const [name, , document, unlikely, , likely] of adviceCases)
    add(adviceId(name), document, edited(document, unlikely), edited(document, likely));
  return snippets;
}

/** The snippets of every rule that has any: UBL first, then a request. */
export function ruleSnippets(): ReadonlyMap<string, readonly RuleSnippet[]> {
  const [ubl, requests] = [ublSnippets(), requestSnippets()];
  return new Map(
    [...new Set([...ubl.keys(), ...requests.keys()])].map((rule) => [
      rule,
      [ubl.get(rule), requests.get(rule)].filter((snippet) => snippet !== undefined),
    ]),
  );
}
