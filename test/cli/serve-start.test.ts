import { expect, test, vi } from 'vitest';
import { run } from '../../src/cli/run.ts';

const { startServer } = vi.hoisted(() => ({ startServer: vi.fn() }));
vi.mock('../../src/server/start.ts', () => ({ startServer }));

async function errorsOf(error: Error, ...args: string[]): Promise<unknown[]> {
  startServer.mockRejectedValue(error);
  let errors = '';
  const stderr = (text: string) => {
    errors += text;
  };
  const io = { stdout: () => {}, stderr, readStdin: async () => new Uint8Array(), colour: false };
  return [await run(['serve', ...args], io), errors];
}

test('only a host or a port that cannot be had is what a server cannot listen for', async () => {
  const taken = Object.assign(new Error('listen EADDRINUSE: address already in use'), { syscall: 'listen' });
  expect(await errorsOf(taken)).toEqual([
    2,
    expect.stringMatching(/^pint-ae: cannot listen: listen EADDRINUSE/),
  ]);
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND nowhere'), { syscall: 'getaddrinfo' });
  expect(await errorsOf(unknown)).toEqual([2, expect.stringContaining('cannot listen: getaddrinfo')]);
});

test('any other error is reported as what it is', async () => {
  const late = new Error('a worker was not up within 60 seconds');
  expect(await errorsOf(late)).toEqual([
    2,
    expect.stringMatching(/^pint-ae: the server cannot start: a worker was not up within 60 seconds\n/),
  ]);
  expect(await errorsOf(late, '--lang', 'ar')).toEqual([2, expect.stringContaining('يتعذّر تشغيل الخادم')]);
  const noPackage = new Error('the server needs piscina: npm install piscina');
  expect(await errorsOf(noPackage)).toEqual([
    2,
    expect.stringContaining('cannot start: the server needs piscina'),
  ]);
});
