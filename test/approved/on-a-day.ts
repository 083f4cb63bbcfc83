import { afterAll, beforeAll, vi } from 'vitest';

/** Lets the tests of a file run on the same day whenever they run: some answers name it. */
export function onADay(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00Z') }));
  afterAll(() => void vi.useRealTimers());
}
