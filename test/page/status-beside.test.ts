import { expect, test, vi } from 'vitest';
import { statusBeside } from '../../src/page/status.ts';
import type { Answerer } from '../../src/ui/answering/asking.ts';

test('a status that is put away is not seen any more, also where the document has changed since it was shown', async () => {
  const shownStatus = { reasons: [] };
  const answerer = { ask: async () => shownStatus } as unknown as Answerer;
  let document = 'a first text';
  const show = vi.fn();
  const beside = statusBeside(answerer, { document: () => document, language: () => 'en', show });
  beside.putAway();
  expect(show).not.toHaveBeenCalled();
  beside.put('<ApplicationResponse/>');
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(1));
  expect(beside.shown()).toBe(shownStatus);
  document = 'another text';
  beside.putAway();
  expect([beside.shown(), show.mock.calls.length]).toEqual([undefined, 2]);
});
