import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/sources.ts';
import type { Engine } from '../../src/core/specification/engine.ts';
import { type Edit, unchanged } from './edits.ts';
import { idsOf, judge } from './judge.ts';

/** The kinds of document that travel beside invoices; one valid document of each is in `test/fixtures/network`. */
export type NetworkKind = 'tax-data' | 'message-status';

/** A rule with a change to the valid document that breaks it, and one that comes close but does not. */
export interface NetworkCase {
  readonly rule: string;
  readonly breaks: Edit;
  /** Other rules that the broken document fails as well. */
  readonly with?: readonly string[];
  /** A change that the rule accepts; the document as it is by default. */
  readonly takes?: Edit;
  /** Other rules that the accepted document fails. */
  readonly takesWith?: readonly string[];
}

/** The valid document of a kind. */
export function validDocument(kind: NetworkKind): string {
  return readFileSync(join(projectFolder, `test/fixtures/network/${kind}.xml`), 'utf8');
}

/** A document with the rules that it fails. */
export interface ExpectedVerdict {
  readonly name: string;
  readonly xml: string;
  readonly failed: readonly string[];
}

/** Both documents of each case, with their verdicts. */
export function verdictsOf(kind: NetworkKind, cases: readonly NetworkCase[]): ExpectedVerdict[] {
  const valid = validDocument(kind);
  return cases.flatMap(({ rule, breaks, with: others = [], takes = unchanged, takesWith = [] }, at) => [
    { name: `${at + 1}: ${rule} broken`, xml: breaks(valid), failed: [rule, ...others].sort() },
    { name: `${at + 1}: ${rule} kept`, xml: takes(valid), failed: [...takesWith].sort() },
  ]);
}

/** The rules that a document fails; nothing may be left without a verdict. */
export function failedBy(engine: Engine, xml: string): string[] {
  const { failed, unjudged } = judge(engine, xml);
  return idsOf([...failed, ...unjudged.map(({ id }) => ({ id: `${id} without a verdict` }))]);
}
