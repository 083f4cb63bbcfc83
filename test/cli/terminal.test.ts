import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProgress } from '../../src/cli/batch/progress.ts';
import { showsColour } from '../../src/cli/output/report-settings.ts';
import { type Language, languages } from '../../src/core/messages/language.ts';
import { cellsOf } from '../../src/report/cells.ts';
import { example } from '../requests.ts';
import { removeTemporaryFolders, temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe, pintAeBatch } from './command-line.ts';

beforeEach(() => {
  vi.stubEnv('TERM', 'xterm');
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(removeTemporaryFolders);

describe('colours', () => {
  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ TERM: 'dumb' }, true, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  ])('%j, on a terminal: %s, are shown: %s', (environment, isTerminal, shown) => {
    expect(showsColour(environment, isTerminal)).toBe(shown);
  });

  test.each(['convert', 'render'])(
    'and the width of a report on standard error are those of its own terminal: %s',
    async (command) => {
      const wide = { colour: true, columns: 200 };
      const call = (terminal: object) => pintAe([command, '-'], 'no document', terminal);
      const plain = (await call({})).stderr;
      expect((await call(wide)).stderr).toBe(plain);
      const own = (await call({ ofErrors: { colour: true, columns: 40 } })).stderr;
      expect(own).toContain('\u001b[');
      const lines = own.replaceAll(/\p{Cc}\[\d+m/gu, '').split('\n');
      expect(Math.max(...lines.map(cellsOf))).toBeLessThanOrEqual(40);
    },
  );

  test('do not move a caret', async () => {
    const broken = JSON.stringify({ ...example('standard-invoice'), issueDate: '2026-02-30' }, null, 2);
    const plain = await pintAe(['validate'], broken, { columns: 60 });
    const coloured = await pintAe(['validate'], broken, { colour: true, columns: 60 });
    expect(coloured.stdout).toContain('\u001b[');
    const withoutColours = coloured.stdout.replaceAll(/\p{Cc}\[\d+m/gu, '');
    expect(withoutColours).toBe(plain.stdout);
  });
});

describe('standard input that is a terminal', () => {
  const told = {
    en: 'Waiting for the document on standard input: paste it, then press Ctrl-D on a separate line',
    ar: 'بانتظار المستند من الدخل القياسي: الصقه، ثم اضغط Ctrl-D في سطر مستقل',
  };

  test.each(languages)('is waited for with a word on standard error, in %s', async (language) => {
    const asked = ['validate', '--lang', language];
    const { stdout, stderr } = await pintAe(asked, 'no document', { stdinIsTerminal: true });
    expect(withoutDirection(stderr)).toContain(told[language]);
    const piped = await pintAe(asked, 'no document');
    expect([piped.stdout, piped.stderr]).toEqual([stdout, '']);
  });

  test('is not mentioned where a file is read', async () => {
    const file = new URL('../../examples/standard-invoice.json', import.meta.url).pathname;
    expect((await pintAe(['validate', file], '', { stdinIsTerminal: true })).stderr).toBe('');
  });

  test('is waited for by a batch alike', async () => {
    const { stderr } = await pintAeBatch(['batch'], '', { stdinIsTerminal: true });
    expect(stderr).toContain(told.en);
    expect((await pintAeBatch(['batch'], '')).stderr).not.toContain(told.en);
  });
});

describe('messages and hints', () => {
  const broken = new URL('../../examples/broken/exempt-without-reason.json', import.meta.url).pathname;
  const said = async (language: string, columns?: number) => {
    const { stdout } = await pintAe(['validate', broken, '--lang', language], '', { columns });
    const lines = withoutDirection(stdout).split('\n');
    return lines.slice(
      3,
      lines.findIndex((line) => line.includes('│')),
    );
  };

  test.each(['en', 'ar'])('are broken between words where a terminal ends: %s', async (language) => {
    const whole = await said(language);
    expect(whole).toHaveLength(2);
    const lines = await said(language, 72);
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) expect(cellsOf(line)).toBeLessThanOrEqual(72);
    const words = (some: readonly string[]) => some.join(' ').split(/ +/).join(' ');
    expect(words(lines)).toBe(words(whole));
  });

  test('are not broken within words, were the terminal one column', async () => {
    expect((await said('en', 1)).join(' ')).toContain('exemptionReasonCode');
  });
});

describe('help and explanations', () => {
  const asked = [[], ['--help'], ['validate', '--help'], ['batch', '--help'], ['explain', 'ibr-167-ae']];
  const broken = asked.flatMap((words) => languages.map((language) => ({ words, language })));
  /** Lines that are to be copied as they are, or that have no blank, may be longer. */
  const isWhole = (line: string) =>
    /^ {2}pint-ae |^ {2}cat |^ +(?:-\w, )?--[a-z-]+ \S+$|^ *\S+$/.test(withoutDirection(line)) ||
    / {2,}\S+$/.test(line);

  test.each(broken)('of $words are broken between words where a terminal ends: $language', async (call) => {
    const written = async (columns?: number) =>
      withoutDirection((await pintAe([...call.words, '--lang', call.language], '', { columns })).stdout);
    // Commands go on after a backslash, lists of values after a bar.
    const whole = (text: string) => text.replace(/\\\n\s+/g, '').replace(/\|\n\s+/g, '|');
    const words = (text: string) => whole(text).split(/\s+/).join(' ');
    for (const columns of [60, 80, 200]) {
      const text = await written(columns);
      const tooLong = text.split('\n').filter((line) => cellsOf(line) > columns && !isWhole(line));
      expect(tooLong).toEqual([]);
      expect(words(text)).toBe(words(await written()));
    }
  });

  test('in a file have no colours, and lines of the usual length', async () => {
    const file = join(temporaryFolder(), 'rule.txt');
    const { stdout } = await pintAe(['explain', 'ibr-167-ae']);
    await pintAe(['explain', 'ibr-167-ae', '--out', file], '', { colour: true, columns: 40 });
    expect(readFileSync(file, 'utf8')).toBe(stdout);
  });
});

describe('the line of progress', () => {
  const summary = () => ({ documents: 7, valid: 6, documentsPerSecond: 3 }) as never;
  const written = (terminal: { isTTY?: boolean; columns?: number }, language: Language = 'en') => {
    let text = '';
    const write = (chunk: string) => {
      text += chunk;
      return true;
    };
    createProgress({ ...terminal, write } as never, async () => null, language).show(summary);
    return text.replace('\r', '').replace('\u001b[K', '');
  };

  test('is whole on a terminal that says it has no columns', () => {
    expect(written({ isTTY: true, columns: 0 })).toBe('7 documents  1 not valid  3/s');
    expect(written({ isTTY: true })).toBe('7 documents  1 not valid  3/s');
  });

  test('is no wider than the terminal, were it one column', () => {
    expect(written({ isTTY: true, columns: 12 })).toBe('7 document…');
    expect(written({ isTTY: true, columns: 1 })).toHaveLength(1);
  });

  test('is as wide in Arabic, whose marks of order take no room', () => {
    const line = written({ isTTY: true, columns: 24 }, 'ar');
    expect([cellsOf(line), withoutDirection(line)]).toEqual([23, 'عدد المستندات: 7  غير …']);
  });

  test('is not there where there is no terminal, or a dumb one', () => {
    expect(written({ isTTY: false })).toBe('');
    vi.stubEnv('TERM', 'dumb');
    expect(written({ isTTY: true, columns: 80 })).toBe('');
  });
});
