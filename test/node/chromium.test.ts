import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { findChromium, printByChromium } from '../../src/node/chromium.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A program that stands for Chromium: a shell script, which is given the arguments of a print. */
function program(folder: string, script: string, name = 'chromium'): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

const printing = { isSandboxed: false, milliseconds: 60_000, pdfBytes: 1_000, environment: process.env };
const target = `for each in "$@"; do case "$each" in --print-to-pdf=*) target="\${each#*=}";; *) page="$each";; esac; done`;

describe.runIf(process.platform === 'linux')('a page that is printed', () => {
  test('runs nothing, asks nobody, and is readable by its user alone', async () => {
    const folder = temporaryFolder();
    const own = temporaryFolder();
    vi.stubEnv('TMPDIR', own);
    const script = `${target}
printf '%s\\n' "$@" > ${folder}/arguments
stat -c %a page.html > ${folder}/mode
pwd > ${folder}/place
cat page.html > "$target"`;
    const pdf = await printByChromium('<html><head></head>x</html>', {
      ...printing,
      program: program(folder, script),
    });
    vi.unstubAllEnvs();
    expect(Buffer.from(pdf).toString()).toBe(
      `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"></head>x</html>`,
    );
    const told = (name: string) => readFileSync(join(folder, name), 'utf8').trim();
    const options = told('arguments').split('\n');
    expect(options).toEqual(expect.arrayContaining(['--headless', '--no-sandbox', '--disable-extensions']));
    expect(options.filter((option) => /network|proxy|resolver|sync|update|first|check/.test(option))).toEqual(
      [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--no-default-browser-check',
        '--host-resolver-rules=MAP * ~NOTFOUND',
        '--proxy-server=127.0.0.1:9',
      ],
    );
    expect(options).toContain(`--user-data-dir=${join(told('place'), 'profile')}`);
    expect(told('place')).toMatch(new RegExp(`^${own}/pint-ae-print-`));
    expect(told('mode')).toBe('600');
    expect(readdirSync(own)).toEqual([]);
  });

  test('keeps the sandbox of Chromium where it may', async () => {
    const folder = temporaryFolder();
    const script = `${target}\nprintf '%s\\n' "$@" > "$target"`;
    const given = { ...printing, isSandboxed: true, program: program(folder, script) };
    expect(Buffer.from(await printByChromium('', given)).toString()).not.toContain('no-sandbox');
  });

  test.each([
    ['a PDF of 1001 bytes is too large', `${target}\nhead -c 1001 /dev/zero > "$target"`, 60_000],
    ['it ended with exit code 3', 'echo no screen >&2; exit 3', 60_000],
    ['it took longer than 50 ms', 'sleep 300', 50],
    ['ENOENT', undefined, 60_000],
  ])('fails: %s', async (message, script, milliseconds) => {
    const folder = temporaryFolder();
    const file = script === undefined ? join(folder, 'none') : program(folder, script);
    await expect(printByChromium('', { ...printing, program: file, milliseconds })).rejects.toThrow(message);
  });

  test('leaves nothing running that the program started', async () => {
    const folder = temporaryFolder();
    const script = `${target}\nsleep 300 & echo $! > ${folder}/pid; : > "$target"`;
    await printByChromium('', { ...printing, program: program(folder, script) });
    const started = readFileSync(join(folder, 'pid'), 'utf8').trim();
    const isRunning = () =>
      existsSync(`/proc/${started}`) && !/\) [ZX] /.test(readFileSync(`/proc/${started}/stat`, 'utf8'));
    await expect.poll(isRunning).toBe(false);
  });
});

test.runIf(process.platform !== 'win32')('Chromium is the named one, or the first in the PATH', () => {
  const [first, second] = [temporaryFolder(), temporaryFolder()];
  const PATH = ['none', first, second].join(delimiter);
  program(second, '', 'chromium');
  expect(findChromium({ PATH, PINT_AE_CHROMIUM: 'mine' })).toBe('mine');
  expect(findChromium({ PATH })).toBe(join(second, 'chromium'));
  const other = program(first, '', 'google-chrome-stable');
  expect(findChromium({ PATH })).toBe(other);
});
