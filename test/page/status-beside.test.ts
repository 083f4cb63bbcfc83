import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../src/core/messages/language.ts';
import { statusBeside } from '../../src/page/status.ts';
import type { Answerer } from '../../src/ui/answering/asking.ts';

const shownStatus = { reasons: [] };
const answerer = { ask: async () => shownStatus } as unknown as Answerer;
const show = vi.fn();
let document = 'a first text';
let language: Language = 'en';
const beside = statusBeside(answerer, { document: () => document, language: () => language, show });

beforeEach(async () => {
  show.mockClear();
  document = 'a first text';
  beside.put('<ApplicationResponse/>');
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(1));
});

test('a status that is put away is not seen any more, also where the document has changed since it was shown', () => {
  expect(beside.shown()).toBe(shownStatus);
  document = 'another text';
  beside.putAway();
  beside.putAway();
  expect([beside.shown(), show.mock.calls.length]).toEqual([undefined, 2]);
});

test('a status is shown anew only for another text or in another language, as this would take a click', async () => {
  await beside.read();
  expect(show).toHaveBeenCalledTimes(1);
  language = 'ar';
  await beside.read();
  document = 'another text';
  await beside.read();
  expect(show).toHaveBeenCalledTimes(3);
});
