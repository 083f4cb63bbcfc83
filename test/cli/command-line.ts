import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { batchCommand } from '../../src/cli/commands/batch.ts';
import type { Io } from '../../src/cli/io.ts';
import { run } from '../../src/cli/run.ts';
import { readArguments, splitCommandLine } from '../../src/cli/syntax/arguments.ts';

export interface Answer {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The program to run instead, as JSON: `["bun", "dist/cli.js"]` (`npm run tool -- runtimes`). */
const program: readonly string[] | undefined =
  process.env.PINT_AE_PROGRAM === undefined ? undefined : JSON.parse(process.env.PINT_AE_PROGRAM);

/** Runs the command line in this process and returns what a calling program would see. */
export async function pintAe(
  argv: readonly string[],
  stdin: string | Uint8Array = '',
  terminal: Partial<Pick<Io, 'colour' | 'columns' | 'ofErrors' | 'docsUrl' | 'stdinIsTerminal'>> = {},
): Promise<Answer> {
  if (program !== undefined && Object.keys(terminal).length === 0) return runProgram(program, argv, stdin);
  let stdout = '';
  let stderr = '';
  const code = await run(argv, {
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
    readStdin: async () => (typeof stdin === 'string' ? new TextEncoder().encode(stdin) : stdin),
    colour: false,
    ...terminal,
  });
  return { code, stdout, stderr };
}

/** Runs a line like a shell: words and quoted words, an input file before a pipe, `> file` at the end. */
export async function runInShell(line: string): Promise<Answer> {
  const [command = '', target] = line.split(' > ');
  const piped = /^cat (\S+) \| (.*)$/.exec(command);
  const words = Array.from((piped?.[2] ?? command).matchAll(/'([^']*)'|(\S+)/g), ([, quoted, word]) =>
    quoted === undefined ? (word ?? '') : quoted,
  ).slice(1);
  const stdin = piped?.[1] === undefined ? '' : readFileSync(piped[1]);
  const answer = words[0] === 'batch' ? await pintAeBatch(words, stdin) : await pintAe(words, stdin);
  if (target === undefined) return answer;
  writeFileSync(target, answer.stdout);
  return { ...answer, stdout: '' };
}

/** Runs `pint-ae batch`, which reads and writes streams; without threads, whose start takes seconds, unless it is told how many. */
export async function pintAeBatch(
  argv: readonly string[],
  stdin: string | Uint8Array = '',
  terminal: Pick<Io, 'stdinIsTerminal'> = {},
): Promise<Answer> {
  if (program !== undefined && Object.keys(terminal).length === 0) return runProgram(program, argv, stdin);
  const isTold = argv.some((word) => /^(?:-t|--threads|--help|-h|--time-limit)/.test(word));
  const words = isTold ? argv : [...argv.slice(0, 1), '--threads', '0', ...argv.slice(1)];
  const written = { stdout: '', stderr: '' };
  const keep = (name: keyof typeof written) =>
    new Writable({
      write(chunk, _, done) {
        written[name] += chunk;
        done();
      },
    });
  const io: Io = {
    stdout: () => {},
    stderr: () => {},
    readStdin: async () => new Uint8Array(),
    colour: false,
  };
  const code = await batchCommand(readArguments('batch', splitCommandLine(words)), io, {
    stdin: Object.assign(Readable.from([Buffer.from(stdin)]), { isTTY: terminal.stdinIsTerminal ?? false }),
    stdout: keep('stdout'),
    stderr: keep('stderr'),
    onStop: () => () => {},
    exitNow: () => {},
  });
  return { code, ...written };
}

async function runProgram(
  [file = '', ...first]: readonly string[],
  argv: readonly string[],
  stdin: string | Uint8Array,
): Promise<Answer> {
  const child = spawn(file, [...first, ...argv], { stdio: 'pipe' });
  // It may end before it has read all.
  child.stdin.on('error', () => {}).end(stdin);
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code ?? -1));
  });
  const [stdout, stderr, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), ended]);
  return { code, stdout: String(stdout), stderr: String(stderr) };
}
