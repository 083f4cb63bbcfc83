import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/sources.ts';
import type { Engine } from '../../src/core/specification/engine.ts';
import { editOf, rowsOf, type Step } from '../cases/rule-cases.ts';
import { idsOf, judge } from './judge.ts';

/** The kinds of document that travel beside invoices; one valid document of each is in `test/fixtures/network`. */
export type NetworkKind = 'tax-data' | 'message-status';

/** A row of `test/cases/network`: a change to the valid document that breaks a rule, and one that comes close but does not. */
interface Row {
  readonly rule: string;
  readonly edit: readonly Step[];
  /** All rules that the broken document fails. */
  readonly fails: readonly string[];
  /** A change that the rule accepts; the document as it is by default. */
  readonly takes?: readonly Step[];
  /** Other rules that the accepted document fails. */
  readonly takesFails?: readonly string[];
}

/** A rule with a document that breaks it, and one that it accepts. */
export interface NetworkCase extends Pick<Row, 'rule' | 'fails'> {
  readonly broken: string;
  readonly accepted: string;
  readonly takesFails: readonly string[];
}

/** The cases of the rules of a kind. */
export function networkCases(kind: NetworkKind): readonly NetworkCase[] {
  const valid = validDocument(kind);
  return rowsOf<Row>('network')
    .filter(({ table }) => table === kind)
    .map(({ rule, edit, fails, takes = [], takesFails = [] }) => ({
      rule,
      fails,
      broken: editOf(edit)(valid),
      accepted: editOf(takes)(valid),
      takesFails,
    }));
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
export function verdictsOf(kind: NetworkKind): ExpectedVerdict[] {
  return networkCases(kind).flatMap(({ rule, fails, broken, accepted, takesFails }, at) => [
    { name: `${at + 1}: ${rule} broken`, xml: broken, failed: fails.toSorted() },
    { name: `${at + 1}: ${rule} kept`, xml: accepted, failed: takesFails.toSorted() },
  ]);
}

/** The rules that a document fails; nothing may be left without a verdict. */
export function failedBy(engine: Engine, xml: string): string[] {
  const { failed, unjudged } = judge(engine, xml);
  return idsOf([...failed, ...unjudged.map(({ id }) => ({ id: `${id} without a verdict` }))]);
}
