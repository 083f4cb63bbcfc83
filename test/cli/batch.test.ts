import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StopSignal } from '../../src/cli/batch/process.ts';
import { batchCommand } from '../../src/cli/commands/batch.ts';
import { readArguments, splitCommandLine } from '../../src/cli/syntax/arguments.ts';
import { readReport as readTaxData } from '../../src/network/read-tax-data.ts';
import { hold } from '../../src/node/hold.ts';
import { invalid, invoice, manyLines, valid } from '../batch/documents.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** A process environment that records what is written to it. */
function fakeWorld(stdin: string | Readable = '', terminal: { isTTY?: boolean; columns?: number } = {}) {
  const written = { stdout: '', stderr: '' };
  const exits: number[] = [];
  let send: (signal: StopSignal) => void = () => {};
  let onWrite = () => {};
  const firstWrite = new Promise<void>((resolve) => {
    onWrite = resolve;
  });
  const world = {
    stdin: typeof stdin === 'string' ? Readable.from([Buffer.from(stdin)]) : stdin,
    stdout: new Writable({
      write: (chunk, _, done) => {
        written.stdout += chunk;
        onWrite();
        done();
      },
    }),
    stderr: {
      write: (text: string) => {
        written.stderr += text;
        return true;
      },
      ...terminal,
    },
    onStop: (listener: (signal: StopSignal) => void) => {
      send = listener;
      return () => {
        send = () => {};
      };
    },
    exitNow: (code: number) => {
      exits.push(code);
    },
  };
  return { world, written, exits, firstWrite, send: (signal: StopSignal) => send(signal) };
}

const io = { stdout: () => {}, stderr: () => {}, readStdin: async () => new Uint8Array(), colour: false };

function batchArguments(...argv: readonly string[]) {
  return readArguments('batch', splitCommandLine(['batch', ...argv]));
}

async function batch(args: readonly string[], stdin = '', terminal = {}) {
  const { world, written } = fakeWorld(stdin, terminal);
  const code = await batchCommand(batchArguments(...args, '--threads', '0'), io, world);
  return { code, ...written, documents: documentsIn(written.stdout) };
}

function documentsIn(ndjson: string): string[] {
  return ndjson
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
    .map(({ document, outcome }) => `${document} ${outcome}`);
}

function put(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('--out', () => {
  describe('with --tdd', () => {
    const issuedAt = '2027-01-31T08:00:05Z';
    const providers = ['--authority', '000773', '--representative', '001147', '--issued-at', issuedAt];

    /** The run, and its verdicts with the text of each tax data document. */
    async function reported(documents: readonly string[], ...argv: readonly string[]) {
      const out = temporaryFolder();
      const call = [put('in.ndjson', documents.join('\n')), '--out', out, '--tdd', ...providers, ...argv];
      const ran = await batch(call);
      const verdicts = readFileSync(join(out, 'verdicts.ndjson'), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      const texts = verdicts.map(({ tdd }) => tdd && readFileSync(join(out, tdd), 'utf8'));
      const summary = JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8'));
      return { ...ran, verdicts, texts, summary, out, call };
    }

    test('and --sbdh puts each in an envelope of its own', async () => {
      const { code, texts } = await reported([valid, valid], '--role', '01', '--sbdh', '--type', 'R');
      expect(code).toBe(0);
      const envelopes = texts.map((text) => /<(?:\w+:)?InstanceIdentifier>([^<]+)</.exec(text)?.[1]);
      expect(new Set(envelopes).size).toBe(2);
      for (const text of texts)
        expect(readTaxData(text)).toMatchObject({ taxData: { type: 'R' }, findings: [] });
    });

    test('goes on with the same options, at the first document whose report is missing', async () => {
      const { call, out, verdicts } = await reported([valid, valid], '--role', '01');
      rmSync(join(out, verdicts[1].tdd));
      expect((await batch([...call, '--resume'])).stderr).toMatch(/^2 documents, 1 of them before;/);
      expect(JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8')).withTaxData).toBe(2);
    });
  });

  test('is not read as input if it is in an input folder', async () => {
    put('in.json', valid);
    await batch([folder, '--out', join(folder, 'out')]);
    const again = await batch([folder, '--out', join(folder, 'out'), '--overwrite']);
    expect(again.stderr).toMatch(/^1 document;/);
  });

  test('stays as it was if there is no such input', async () => {
    const out = put('out.ndjson', 'precious');
    await expect(batch([join(folder, 'none.json'), '--out', out])).rejects.toThrow('no such file');
    expect(readFileSync(out, 'utf8')).toBe('precious');
  });
});

describe('the results of another run', () => {
  test('are none where a file is empty, as a program makes one for a name of its own', async () => {
    const out = put('empty.ndjson', '');
    expect((await batch([put('in.ndjson', valid), '--out', out])).code).toBe(0);
  });

  test('end a command as any refusal does', async () => {
    const out = put('night.ndjson', 'verdicts of another night');
    const call = ['batch', put('in.ndjson', valid), '--out', out, '--threads', '0'];
    expect(await pintAe(call)).toMatchObject({ code: 2, stderr: expect.stringContaining('night.ndjson') });
    expect(readFileSync(out, 'utf8')).toBe('verdicts of another night');
  });
});

describe('an output that is also an input', () => {
  test('is refused under any name, and the input stays as it was', async () => {
    const path = put('in.ndjson', `${valid}\n`);
    const link = join(folder, 'link.ndjson');
    linkSync(path, link);
    await expect(batch([path, '--out', path])).rejects.toThrow('would write over the input');
    await expect(batch([path, '--out', link])).rejects.toThrow('would be written over it');
    await expect(batch([folder, '--out', folder])).rejects.toThrow('would write over the input');
    expect(readFileSync(path, 'utf8')).toBe(`${valid}\n`);
  });
});

describe('--resume', () => {
  test('begins if there is nothing yet, continues where it was cut off, and adds nothing to a complete run', async () => {
    const path = put('in.ndjson', `${manyLines(10).join('\n')}\n`);
    const out = join(folder, 'out.ndjson');
    await batch([path, '--out', out, '--resume']);
    const whole = readFileSync(out, 'utf8');
    expect(documentsIn(whole)).toHaveLength(10);
    const fourLines = whole.split('\n').slice(0, 4).join('\n').length + 1;
    writeFileSync(out, whole.slice(0, fourLines + 9));
    const { stderr, code } = await batch([path, '--out', out, '--resume']);
    expect(readFileSync(out, 'utf8')).toBe(whole);
    expect([stderr.split(';')[0], code]).toEqual(['10 documents, 4 of them before', 1]);
    await batch([path, '--out', out, '--resume']);
    expect(readFileSync(out, 'utf8')).toBe(whole);
  });

  test('continues in compressed output after the last complete part', async () => {
    // A part has 256 KiB of verdicts: of few documents, each with many findings.
    const { lines, ...rest } = example('standard-invoice');
    const wrong = Array.from({ length: 120 }, (_, at) => ({ ...lines[0], id: `${at}`, vatRate: 7 }));
    const documents = Array.from({ length: 20 }, (_, at) =>
      JSON.stringify({ ...rest, invoiceNumber: `INV-${at}`, lines: wrong }),
    );
    const path = put('in.ndjson', `${documents.join('\n')}\n`);
    const out = join(folder, 'out.ndjson.gz');
    await batch([path, '--out', out]);
    const whole = readFileSync(out);
    writeFileSync(out, whole.subarray(0, whole.length - 100));
    const { stderr } = await batch([path, '--out', out, '--resume']);
    expect(gunzipSync(readFileSync(out)).toString()).toBe(gunzipSync(whole).toString());
    expect(stderr).toMatch(/^20 documents, [1-9]\d* of them before/);
  });

  test.each([
    ['is gone', () => undefined],
    ['is empty', () => ''],
    ['is cut off', (text: string) => text.slice(0, -20)],
    ['is nothing but zeros', (text: string) => '\0'.repeat(text.length)],
  ])('judges again from the first verdict of which a file %s', async (_, damaged) => {
    const path = put('in.ndjson', manyLines(6).join('\n'));
    const out = join(folder, 'out');
    const call = [path, '--out', out, '--xml', '--html'];
    const textIn = (name: string) => readFileSync(join(out, name), 'utf8');
    await batch(call);
    const verdicts = textIn('verdicts.ndjson');
    for (const folderName of ['ubl', 'html']) {
      const [name = ''] = readdirSync(join(out, folderName)).slice(3);
      const file = join(folderName, name);
      const whole = textIn(file);
      const rest = damaged(whole);
      if (rest === undefined) rmSync(join(out, file));
      else writeFileSync(join(out, file), rest);
      const { stderr } = await batch([...call, '--resume']);
      expect(stderr).toContain('6 documents, 3 of them before;');
      expect(textIn(file)).toBe(whole);
      expect(textIn('verdicts.ndjson')).toBe(verdicts);
    }
    expect((await batch([...call, '--resume'])).stderr).toContain('6 documents, 6 of them before;');
  });

  test('is refused if it cannot be known what the run to resume judged', async () => {
    const path = put('in.ndjson', `${valid}\n`);
    const out = join(folder, 'out.ndjson');
    await batch([path, '--out', out]);
    const record = readFileSync(`${out}.run.json`, 'utf8');
    for (const damaged of ['', 'null', '[]', record.slice(0, 40)]) {
      writeFileSync(`${out}.run.json`, damaged);
      await expect(batch([path, '--out', out, '--resume'])).rejects.toThrow(
        `${out}.run.json, the record of the run to resume, is damaged; start again with --overwrite`,
      );
    }
    writeFileSync(`${out}.run.json`, record);
    expect((await batch([path, '--out', out, '--resume'])).code).toBe(0);
    rmSync(`${out}.run.json`);
    mkdirSync(`${out}.run.json`);
    await expect(batch([path, '--out', out, '--resume'])).rejects.toThrow('is a folder');
  });

  test('is refused while another batch writes to the output', async () => {
    const path = put('in.ndjson', `${valid}\n`);
    const out = join(folder, 'out.ndjson');
    const release = await hold(`${out}.run.json.lock`);
    await expect(batch([path, '--out', out, '--resume'])).rejects.toThrow('is writing to this output');
    await release?.();
    expect((await batch([path, '--out', out, '--resume'])).code).toBe(0);
  });

  test('is not kept from its output by the process id of a killed batch that another program has now', async () => {
    const path = put('in.ndjson', `${valid}\n`);
    const out = join(folder, 'out.ndjson');
    writeFileSync(`${out}.run.json.lock`, String(process.ppid));
    expect((await batch([path, '--out', out, '--resume'])).code).toBe(0);
    expect(existsSync(`${out}.run.json.lock`)).toBe(false);
  });

  test('writes the UBL that a killed run left half written', async () => {
    const path = put('in.ndjson', `${valid}\n${valid}\n`);
    const out = join(folder, 'out');
    await batch([path, '--out', out, '--xml']);
    const verdicts = readFileSync(join(out, 'verdicts.ndjson'), 'utf8');
    const [first = '', second = ''] = readdirSync(join(out, 'ubl')).map((name) => join(out, 'ubl', name));
    const text = readFileSync(second, 'utf8');
    writeFileSync(join(out, 'verdicts.ndjson'), verdicts.slice(0, verdicts.indexOf('\n') + 9));
    writeFileSync(second, text.slice(0, 100));
    await batch([path, '--out', out, '--xml', '--resume']);
    expect(readFileSync(second, 'utf8')).toBe(text);
    expect(readFileSync(first, 'utf8')).toBe(text);
    expect(readFileSync(join(out, 'verdicts.ndjson'), 'utf8')).toBe(verdicts);
  });
});

describe('on a signal', () => {
  test.each([
    ['SIGINT', 'SIGINT', 130],
    ['SIGTERM', 'SIGINT', 130],
    ['SIGINT', 'SIGTERM', 143],
  ] as const)(
    'the first one (%s) judges what was read, the second one (%s) ends the process at once',
    async (first, second, exit) => {
      const stdin = new PassThrough();
      const { world, written, exits, send, firstWrite } = fakeWorld(stdin);
      const running = batchCommand(batchArguments('--threads', '0'), io, world);
      stdin.write(`${valid}\n`);
      await firstWrite;
      send(first);
      expect(exits).toEqual([]);
      send(second);
      expect(exits).toEqual([exit]);
      expect(await running).toBe(first === 'SIGINT' ? 130 : 143);
      expect(documentsIn(written.stdout)).toEqual(['<stdin>:1 valid']);
      expect(written.stderr).toContain('Stopped before the end.');
    },
  );
});

describe('progress', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('is shown on a terminal, within its width, and cleared at the end', async () => {
    vi.stubEnv('TERM', 'xterm');
    const path = put('in.ndjson', `${manyLines(30).join('\n')}\n`);
    const { stderr } = await batch([path, '--out', join(folder, 'o.ndjson')], '', {
      isTTY: true,
      columns: 40,
    });
    const shown = stderr.split('\r').slice(1);
    expect(shown[0]).toMatch(/\d+ % {2}\d+ doc/);
    for (const line of shown.slice(0, -1)) expect(line.replace('\u001b[K', '').length).toBeLessThan(40);
    expect(shown.at(-1)?.startsWith('\u001b[K30 documents;')).toBe(true);
  });

  test('is not shown elsewhere', async () => {
    const { stderr } = await batch([put('in.ndjson', invoice('A')), '--out', join(folder, 'o.ndjson')]);
    expect(stderr).not.toContain('\r');
  });
});

describe('A report of a run', () => {
  test('of a run that was resumed has the failures of both parts', async () => {
    const path = put('in.ndjson', `${invalid}\n${valid}\n${invalid}\n`);
    const out = join(folder, 'out');
    await batch([path, '--out', out]);
    const verdicts = join(out, 'verdicts.ndjson');
    writeFileSync(verdicts, readFileSync(verdicts, 'utf8').split('\n').slice(0, 2).join('\n').concat('\n'));
    const report = join(folder, 'night.csv');
    await batch([path, '--out', out, '--resume', '--report', report]);
    const text = readFileSync(report, 'utf8');
    expect(text).toContain(`${path}:1`);
    expect(text).toContain(`${path}:3`);
  });

  test('is no document of a run over its folder, and not written over an input', async () => {
    put('a.json', valid);
    const report = join(folder, 'night.junit.xml');
    await batch([folder, '--report', report]);
    const again = await batch([folder, '--report', report, '--overwrite']);
    expect(again.stdout.split('\n')).toHaveLength(2);
    await expect(batch([report, '--report', report])).rejects.toThrow('night.junit.xml');
  });
});
