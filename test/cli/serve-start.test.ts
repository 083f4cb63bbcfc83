import { expect, test, vi } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { withoutDirection } from '../without-direction.ts';

const { startProcesses } = vi.hoisted(() => ({ startProcesses: vi.fn() }));
vi.mock('../../src/server/processes.ts', () => ({ startProcesses }));

async function errorsOf(error: Error, ...args: string[]): Promise<unknown[]> {
  startProcesses.mockRejectedValue(error);
  let errors = '';
  const stderr = (text: string) => {
    errors += text;
  };
  const io = { stdout: () => {}, stderr, readStdin: async () => new Uint8Array(), colour: false };
  return [await run(['serve', '--processes', '2', ...args], io), errors];
}

test('only a host or a port that cannot be had is what a server cannot listen for', async () => {
  const other = Object.assign(new Error('listen EIO: i/o error'), { syscall: 'listen', code: 'EIO' });
  expect(await errorsOf(other)).toEqual([2, expect.stringMatching(/^pint-ae: cannot listen: listen EIO/)]);
});

test.each([
  ['EADDRINUSE', 'another program uses this port; name another one with --port', 'اذكر غيره في --port'],
  [
    'EACCES',
    'this user may not use this port; name one from 1024 on with --port',
    'من 1024 فصاعداً في --port',
  ],
  [
    'EADDRNOTAVAIL',
    'this machine does not have the address; name one that it has',
    'اذكر عنواناً له في --host',
  ],
])(
  'a port or address that cannot be had (%s) is told in plain words, and what to do',
  async (code, en, ar) => {
    const address = { address: '127.0.0.1', port: 80 };
    const error = Object.assign(new Error(`listen ${code}`), { syscall: 'listen', code, ...address });
    expect(await errorsOf(error)).toEqual([
      2,
      expect.stringMatching(`^pint-ae: cannot listen on 127.0.0.1:80: ${en}`),
    ]);
    const [, arabic] = await errorsOf(error, '--lang', 'ar');
    expect(withoutDirection(String(arabic))).toContain(ar);
    expect(arabic).not.toContain(code);
  },
);

test('an address of IPv6 stands in brackets before its port', async () => {
  const error = { syscall: 'listen', code: 'EADDRINUSE', address: '::1', port: 8080 };
  const [, told] = await errorsOf(Object.assign(new Error(''), error));
  expect(told).toContain('cannot listen on [::1]:8080: ');
});

test('a host that there is not is named', async () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND nowhere'), {
    syscall: 'getaddrinfo',
    code: 'ENOTFOUND',
    hostname: 'nowhere',
  });
  expect(await errorsOf(error)).toEqual([
    2,
    expect.stringContaining('there is no host nowhere; name an address of this machine with --host'),
  ]);
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
