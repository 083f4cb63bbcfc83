import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { Issue } from '../../src/core/findings/finding.ts';
import { casesOf, requestOf as requestOfCase } from '../cases/request-cases.ts';
import { readUbl } from '../results.ts';
import { followed } from './hints/follow.ts';
import { ownCases } from './own-cases/index.ts';

interface Sent {
  readonly fact: string;
  readonly request: unknown;
  readonly options?: ValidateRequestOptions | undefined;
}

const sentBy = (table: string): readonly Sent[] =>
  casesOf(table).map((row) => ({ fact: row.fact, request: requestOfCase(row), options: row.options }));
const ofOwnRules: readonly Sent[] = ownCases.flatMap((each) =>
  each.form === 'request' ? [{ fact: each.fact, request: each.failing, options: each.options }] : [],
);

function found({ request, options }: Sent) {
  const { issues, warnings, totals } = validate(request, options);
  return { all: [...issues, ...warnings], issues, payable: totals?.payableAmount };
}

/** Lines that are left out move the others. */
const key = ({ rule, path }: Issue) => `${rule} ${path.replaceAll(/\[\d+\]/g, '[]')}`;
const isSame = (one: Issue) => (other: Issue) =>
  one.rule === other.rule && one.path === other.path && one.message === other.message;

/** Returns what is refused only since a hint was followed. */
function newIssues(sent: Sent, before: readonly Issue[]): Issue[] {
  const known = new Set(before.map(key));
  return found(sent).issues.filter((issue) => !known.has(key(issue)));
}

/** The request after the best of what the hint of each of some issues offers; an issue whose hint names no value asks for a decision. */
function secondRound(sent: Sent, issues: readonly Issue[]): unknown {
  return issues.reduce((request, issue) => {
    const ways = followed(issue, request).map((way) => way.request);
    const left = ways.map((way) => found({ ...sent, request: way }).issues.length);
    return ways[left.indexOf(Math.min(...left))] ?? request;
  }, sent.request);
}

const asks = (issue: Issue, request: unknown) => followed(issue, request).length === 0;

/** Returns what comes of doing literally what each hint says that names a value; nothing is amiss if it ends there. */
function amiss(sent: Sent): string[] {
  const before = found(sent);
  return before.all.flatMap((finding) =>
    followed(finding, sent.request).flatMap(({ words, request }) => {
      const first = { ...sent, request };
      const after = found(first);
      const told = `${finding.rule} ${finding.path}: ${words}`;
      if (after.all.some(isSame(finding))) return [`${told} changes nothing`];
      if (words === 'fix' && before.payable !== undefined && before.payable !== after.payable)
        return [`${told} changes what is owed`];
      const fresh = newIssues(first, before.issues);
      const second = { ...sent, request: secondRound(first, fresh) };
      const left = newIssues(second, before.issues).filter((issue) => !asks(issue, second.request));
      return left.map((issue) => `${told} ends in ${issue.rule} ${issue.path}: ${issue.hint}`);
    }),
  );
}

describe.each<[of: string, sent: readonly Sent[], followedAtLeast: number]>([
  ['the checks', sentBy('checks'), 60],
  ['the rules of the library', ofOwnRules, 10],
  ['advice', sentBy('advice'), 20],
  ['mistakes', sentBy('mistakes'), 60],
])('whoever does literally what a hint of %s says', (_of, sent, followedAtLeast) => {
  const cases = sent.filter(({ request }) => isPlain(request));

  test.each(cases)('is through within two rounds, or has a decision to make: $fact', (each) => {
    expect(amiss(each)).toEqual([]);
  });

  test('is told a value by many of them, and follows each that is told', () => {
    const hints = cases.flatMap((each) =>
      found(each).all.map((issue) => ({ issue, ways: followed(issue, each.request).length })),
    );
    expect(hints.filter(({ ways }) => ways > 0).length).toBeGreaterThan(followedAtLeast);
    const unread = hints.filter(({ issue, ways }) => ways === 0 && value.test(withoutExamples(issue.hint)));
    expect(unread.map(({ issue }) => issue.hint)).toEqual([]);
  });
});

describe('whoever does what a hint on UBL says, in the request that the UBL is read back to', () => {
  const documents = [...sentBy('advice'), ...sentBy('checks')].flatMap(({ fact, request, options }) => {
    const { outcome, xml } = convert(request, options);
    return outcome === 'valid' && typeof xml === 'string' ? [{ fact, xml }] : [];
  });

  test.each(documents)('is through within two rounds, or has a decision to make: $fact', ({ fact, xml }) => {
    const { issues, warnings } = validateUbl(xml);
    const { request } = readUbl(xml);
    // The hint is followed where the request says the same.
    const { all } = found({ fact, request });
    const hints = [...issues, ...warnings].filter(
      ({ rule, severity }) => severity !== 'information' && !rule.startsWith('ubl-'),
    );
    const unsaid = hints.filter((each) => !all.some(({ rule }) => rule === each.rule));
    expect(unsaid.map(({ rule, path, message }) => `${rule} ${path}: ${message}`)).toEqual([]);
    // Whoever changes what is taxed has the totals computed again.
    expect(amiss({ fact, request: { ...request, taxTotal: null, legalMonetaryTotal: null } })).toEqual([]);
  });

  test('is advised in many of them', () => {
    expect(documents.length).toBeGreaterThan(60);
  });
});

/** An amount, a date, or an electronic address. */
const value = /\b\d+\.\d\d\b|\b\d{4}-\d\d-\d\d\b|\b0235:\d{10}\b/;

/** A hint without the values that only show a form, or that it does not say to send. */
function withoutExamples(hint: string): string {
  return hint.replaceAll(
    /(?:such as|for example|Without totals, the amount due is|divide it by|lines of|is then) (?:[^ ;]+(?: or |, )?)+/g,
    '',
  );
}

/** Returns what a test can copy; a proxy or a getter that throws is no request of a system. */
function isPlain(request: unknown): boolean {
  try {
    structuredClone(request);
    return true;
  } catch {
    return false;
  }
}
