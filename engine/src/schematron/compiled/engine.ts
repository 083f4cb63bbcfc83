import type { XmlElement } from '../../xml/element.ts';
import type { LocationPrefixes } from '../../xml/locations.ts';
import type { Clock, DocumentIndex } from '../../xpath/runtime/nodes/document.ts';
import { createIndexer } from '../../xpath/runtime/nodes/indexer.ts';
import { createNameTable } from '../../xpath/runtime/nodes/name-table.ts';
import {
  type Engine,
  type FailedAssertion,
  type Judgement,
  type UndecidedRule,
  type UnjudgedAssertion,
  undecidedRules,
} from '../engine.ts';
import { type Tally, tally } from '../finding-limits.ts';
import { appliedRules } from './applied-rules.ts';
import type { CompiledRules, JudgedNode, Report } from './compiled-rules.ts';
import { isOtherRoot } from './other-root.ts';
import { reasonOf, reportedPlace, said } from './places.ts';
import { registeredDocuments } from './registered-documents.ts';
import { createRunner, type Runner } from './run.ts';

export interface CompiledEngineOptions {
  /** The current xs:dateTime with its timezone; without a clock, rules that need it cannot be checked. */
  readonly clock?: Clock | undefined;
  /** The prefixes with which locations name elements; default: none. */
  readonly prefixes?: LocationPrefixes | undefined;
}

/** Rules that read only the document that they check. */
export type RulesWithoutDocuments = CompiledRules & { readonly documents?: never };

/** An engine that runs compiled rules on the tree of a document. */
export function createCompiledEngine(rules: CompiledRules, options: CompiledEngineOptions = {}): Engine {
  return engineWith(rules, registeredDocuments(rules), options);
}

/** An engine of rules that read no other document; a program that only runs such rules does not load the XML reader. */
export function createEngineWithoutDocuments(
  rules: RulesWithoutDocuments,
  options: CompiledEngineOptions = {},
): Engine {
  return engineWith(rules, new Map(), options);
}

function engineWith(
  rules: CompiledRules,
  documents: ReadonlyMap<string, XmlElement>,
  { clock, prefixes }: CompiledEngineOptions,
): Engine {
  const indexer = createIndexer(createNameTable(rules.names), clock, documents, prefixes);
  const run = createRunner(rules, indexer);
  return {
    name: 'compiled',
    judge: ({ root }, profile, mostOfEach, coverage = false) =>
      indexer.withIndex(root, profile, (d) => ({
        ...judge(d, rules, run, tally(mostOfEach), coverage),
        ...(isOtherRoot(root, rules.elements) ? { isAboutOthers: true } : {}),
      })),
  };
}

/** Findings by pattern, because the document is walked once for all patterns. */
interface Findings {
  readonly failed: FailedAssertion[][];
  readonly unjudged: UnjudgedAssertion[][];
  readonly undecided: UndecidedRule[][];
}

function judge(
  d: DocumentIndex,
  rules: CompiledRules,
  run: Runner,
  listed: Tally,
  coverage: boolean,
): Judgement {
  const ofEach = () => rules.patterns.map(() => []);
  const findings: Findings = { failed: ofEach(), unjudged: ofEach(), undecided: ofEach() };
  const reports = rules.patterns.map((_, pattern) => reportOn(d, rules, findings, pattern, listed));
  const applied = coverage ? appliedRules(rules) : undefined;
  const rulesFired = run(d, applied === undefined ? reports : reports.map(applied.counting));
  return {
    failed: findings.failed.flat(),
    unjudged: findings.unjudged.flat(),
    undecided: findings.undecided.flat(),
    unlisted: listed.rest,
    rulesFired,
    ...(applied === undefined ? {} : { nodesByRule: applied.nodesByRule }),
  };
}

function reportOn(
  d: DocumentIndex,
  rules: CompiledRules,
  findings: Findings,
  pattern: number,
  listed: Tally,
  document?: string,
): Report {
  const placed = (n: JudgedNode) => {
    const place = reportedPlace(d, n);
    return document === undefined ? place : { location: `doc(${quoted(document)})${place.location}` };
  };
  return {
    failed(assertion, n) {
      const { id, text = '', message } = assertOf(rules, assertion);
      if (!listed.takes(id)) return;
      const filled = message === undefined ? text : said(message, d, n);
      findings.failed[pattern]?.push({ id, text: filled, ...placed(n) });
    },
    unjudged(assertion, n, error) {
      const { id } = assertOf(rules, assertion);
      const reason = reasonOf(error);
      if (listed.takes(id)) findings.unjudged[pattern]?.push({ id, ...placed(n), reason });
    },
    undecided(rule, n, error) {
      const [first, count] = rule?.asserts ?? [0, 0];
      const ids = rules.asserts.slice(first, first + count).map(({ id }) => id);
      const reason = reasonOf(error);
      if (listed.takes(undecidedRules)) findings.undecided[pattern]?.push({ ids, ...placed(n), reason });
    },
    within: (other, name) => reportOn(other, rules, findings, pattern, listed, name),
  };
}

/** A text as a literal of XPath. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function assertOf(rules: CompiledRules, assertion: number) {
  return rules.asserts[assertion] as CompiledRules['asserts'][number];
}
