import type {
  Engine,
  FailedAssertion,
  Judgement,
  Profile,
  UblDocument,
  UnjudgedAssertion,
} from '../engine.ts';
import {
  createNameTable,
  type DocumentIndex,
  type ElementName,
  indexDocument,
  type NameTable,
} from './runtime/document.ts';
import { DynamicError } from './runtime/errors.ts';
import { locationIn } from './runtime/location.ts';

/** A schema compiled to functions, as the generated module exports it. */
export interface CompiledRules {
  /** Element names by number, the first being 1. */
  readonly names: readonly ElementName[];
  readonly asserts: readonly { readonly id: string; readonly text: string }[];
  readonly patterns: readonly (readonly CompiledRule[])[];
}

export interface CompiledRule {
  /** The names of the elements that it can match; undefined for all. */
  readonly names: readonly number[] | undefined;
  /** What else must hold for it to match. */
  readonly matches: ((d: DocumentIndex, n: number) => boolean) | undefined;
  readonly judge: (d: DocumentIndex, n: number, report: Report) => void;
}

/** Where rules say what they found; assertions go by their number. */
export interface Report {
  failed(assertion: number, n: number): void;
  unjudged(assertion: number, n: number, error: unknown): void;
}

/** By the number of an element name: the rules that it may match, in order. */
type Dispatch = readonly (readonly CompiledRule[])[];

/** An engine that runs compiled rules on the UBL tree. */
export function createCompiledEngine(rules: CompiledRules): Engine {
  const names = createNameTable(rules.names);
  const patterns = rules.patterns.map((pattern) => dispatchOf(pattern, names.size));
  return {
    name: 'compiled',
    judge: (document, profile) => judge(document, profile, rules, names, patterns),
  };
}

function dispatchOf(pattern: readonly CompiledRule[], size: number): Dispatch {
  return Array.from({ length: size }, (_, name) =>
    pattern.filter((rule) => rule.names?.includes(name) ?? true),
  );
}

function judge(
  { root }: UblDocument,
  profile: Profile,
  rules: CompiledRules,
  names: NameTable,
  patterns: readonly Dispatch[],
): Judgement {
  const d = indexDocument(root, names, profile);
  const failed: FailedAssertion[] = [];
  const unjudged: UnjudgedAssertion[] = [];
  const report: Report = {
    failed(assertion, n) {
      failed.push({ ...assertOf(rules, assertion), location: locationIn(d, n) });
    },
    unjudged(assertion, n, error) {
      const { id } = assertOf(rules, assertion);
      unjudged.push({ id, location: locationIn(d, n), reason: reasonOf(error) });
    },
  };
  for (const dispatch of patterns) judgePattern(d, dispatch, report);
  return { failed, unjudged };
}

function judgePattern(d: DocumentIndex, dispatch: Dispatch, report: Report): void {
  const { name } = d;
  for (let n = 1; n < name.length; n += 1) {
    const candidates = dispatch[name[n] as number] as readonly CompiledRule[];
    for (let at = 0; at < candidates.length; at += 1) {
      const rule = candidates[at] as CompiledRule;
      if (rule.matches === undefined || rule.matches(d, n)) {
        rule.judge(d, n, report);
        break;
      }
    }
  }
}

function assertOf(rules: CompiledRules, assertion: number) {
  return rules.asserts[assertion] as CompiledRules['asserts'][number];
}

/** Recursion without end is the document's doing as well; any other error is a defect of the engine. */
function reasonOf(error: unknown): string {
  if (error instanceof DynamicError) return `${error.code}: ${error.message}`;
  if (error instanceof RangeError) return error.message;
  throw error;
}
