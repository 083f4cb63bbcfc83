import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { run } from '../src/cli/run.ts';
import { AsyncFunction, entryPoints } from './entry-points.ts';

/** A piece of code in the text of a Markdown page. */
export interface Snippet {
  readonly language: string;
  readonly code: string;
  /** Its expected output, from the block of the language `text` right after it. */
  readonly printed: string | undefined;
}

/** The snippets of a Markdown page, in their order. */
export function snippetsOf(page: string): Snippet[] {
  const blocks = Array.from(page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm), (match) => ({
    language: match[1] ?? '',
    code: match[2] ?? '',
  }));
  return blocks.map(({ language, code }, index) => {
    const next = blocks[index + 1];
    return { language, code, printed: next?.language === 'text' ? next.code : undefined };
  });
}

const modules = await entryPoints();

/** Runs a snippet with its imports of the package taken from the sources; closes a server that it starts. */
export async function runSnippet(code: string, request: unknown): Promise<void> {
  const body = code
    .replaceAll(/import (\{[^}]*\}) from '([^']+)';/g, "const $1 = await load('$2');")
    .replaceAll(/import (\w+) from '([^']+)';/g, "const { default: $1 } = await load('$2');")
    .replaceAll(/\bimport\((?=')/g, 'load(')
    // What warms an engine up says all that a test can see of it in its first turns.
    .replaceAll('count < 2_000', 'count < 20');
  const load = async (name: string) => modules.get(name) ?? (await import(name));
  const start = new AsyncFunction(
    'load',
    'request',
    `${body}\nreturn typeof server === 'object' ? server : undefined;`,
  );
  const server = await start(load, request);
  if (isClosable(server)) await server.close();
}

function isClosable(value: unknown): value is { readonly close: () => unknown } {
  return typeof value === 'object' && value !== null && 'close' in value && typeof value.close === 'function';
}

/** The command lines of a page that can be run as they are. */
export function commandsOf(page: string): string[] {
  return snippetsOf(page)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.trim().split('\n'));
}

/** The result of a command line. */
interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs a command line in the project, with the command of the package taken from the sources. */
export async function runCommand(command: string): Promise<Run> {
  const [, words] = /^pint-ae (?!batch)([^|<>]*)$/.exec(command) ?? [];
  // Without a shell if none is needed, which saves the start of a process; batches write to the process's own
  // output.
  if (words !== undefined)
    return runHere(words.match(/'[^']*'|\S+/g)?.map((word) => word.replaceAll("'", '')) ?? []);
  const line = command.replaceAll(/\bpint-ae(?= )/g, 'node src/generated/cli.js');
  const cwd = resolve(import.meta.dirname, '..');
  return promisify(execFile)('bash', ['-c', line], { cwd }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout }: { readonly code: number; readonly stdout: string }) => ({ code, output: stdout }),
  );
}

async function runHere(args: readonly string[]): Promise<Run> {
  let output = '';
  const code = await run(args, {
    stdout: (chunk) => {
      output += String(chunk);
      return true;
    },
    stderr: () => true,
    readStdin: async () => new Uint8Array(),
    colour: false,
  });
  return { code, output };
}
