import { expect, test } from 'vitest';
import { RequestProblem } from '../../src/problems/request-problem.ts';
import { shownTrack } from '../../src/read/representation.ts';
import { allowedStatus } from '../../src/track/record-change.ts';

test('A trigger that a status forbids is a conflict that names both; what has no status yet has a dash', () => {
  expect(allowedStatus('Draft', 'submit')).toBe('Pending');
  const values = (from: 'Sent' | null) => {
    try {
      allowedStatus(from, 'submit');
    } catch (error) {
      if (error instanceof RequestProblem) return error.texts.detail;
    }
  };
  expect(values('Sent')).toEqual({ text: 'statusForbids', values: { status: 'Sent', trigger: 'submit' } });
  expect(values(null)).toEqual({ text: 'statusForbids', values: { status: '–', trigger: 'submit' } });
});

test('A track has the reasons of its rejection, one for any other reason, and none without', () => {
  const track = { status: 'rejected', at: null, code: null } as const;
  expect(shownTrack({ ...track, reason: null }, 'en').issues).toEqual([]);
  const [issue, ...others] = shownTrack({ ...track, reason: { words: 'Not known.' } }, 'en').issues;
  expect([issue?.message, others]).toEqual(['Not known.', []]);
});
