import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { ValidationResult } from '../../src/api/validation-result.ts';
import type { Issue } from '../../src/core/findings/finding.ts';
import { withConsequences } from '../../src/core/specification/cause.ts';
import { readUbl, wrapUbl } from '../results.ts';
import type { OwnCase } from './own-cases/case.ts';
import { ownCases } from './own-cases/index.ts';

type Found = Partial<Omit<Issue, 'rule'>> & Pick<Issue, 'rule'>;

const allIn = ({ issues, warnings }: ValidationResult): Found[] => [...issues, ...warnings];
const identity = { id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10', createdAt: '2026-01-31T08:00:00Z' };

/** Every finding on one of the two documents of a case. */
function findingsOn(each: OwnCase, side: 'failing' | 'corrected'): readonly Found[] {
  switch (each.form) {
    case 'request':
      return allIn(validate(each[side], each.options));
    case 'reading':
      return readUbl(each[side]).findings;
    case 'wrapping':
      return wrapUbl(each[side], identity).issues;
    case 'file':
      return allIn(validateDocument(each[side], each.options).result);
    default:
      return allIn(validateUbl(each[side]));
  }
}

describe('each rule of the library', () => {
  test.each(ownCases)('$rule finds $fact', (each) => {
    const { rule, found, alsoFails = [] } = each;
    const findings = findingsOn(each, 'failing');
    expect(findings.filter((finding) => finding.rule === rule)).toMatchObject([found]);
    const others = withConsequences(findings).filter(
      (finding) => finding.rule !== rule && finding.severity === 'error',
    );
    expect(new Set(others.map((finding) => finding.rule))).toEqual(new Set(alsoFails));
  });

  test.each(ownCases)('$rule and all others have nothing against the document without $fact', (each) => {
    const { rule } = each;
    const findings = findingsOn(each, 'corrected');
    expect(findings.filter((finding) => finding.rule === rule || finding.severity === 'error')).toEqual([]);
  });
});
