import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createCompiledEngine } from 'schematron-compiler/run';
import { treeOf } from 'schematron-compiler/testing';
import { expect, test } from 'vitest';
import type { Profile } from '../../../src/core/specification/engine.ts';
import { rules } from '../../../src/generated/rules.js';

interface Verdict {
  readonly id: string;
  readonly profile: Profile;
  readonly failed: readonly string[];
  /** Reason why the official validator gave up on the document. */
  readonly error: string | null;
  readonly xml: string;
}

const file = resolve(import.meta.dirname, '../../../../shared/pint-ae/conformance/official-verdicts.ndjson');
const available = existsSync(file);
if (!available) console.log(`skipped: ${file} is not here`);

const engine = createCompiledEngine(rules);
const known = new Set(rules.asserts.map(({ id }) => id));

function verdicts(): Verdict[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Verdict => JSON.parse(line));
}

const unique = (ids: readonly string[]) => [...new Set(ids)].filter((id) => known.has(id)).sort();

test.runIf(available)('each document fails the rules that it officially fails, and all can be judged', () => {
  const judged = verdicts().filter(({ error }) => error === null);
  const differing = judged.flatMap(({ id, profile, xml, failed }) => {
    const judgement = engine.judge({ root: treeOf(xml) }, profile);
    const ours = unique(judgement.failed.map((assertion) => assertion.id));
    const official = unique(failed);
    const same = judgement.unjudged.length === 0 && ours.join() === official.join();
    return same ? [] : [{ id, ours, official, unjudged: judgement.unjudged }];
  });
  expect(judged.length).toBeGreaterThan(800);
  expect(differing).toEqual([]);
});
