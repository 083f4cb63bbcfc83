import { exitCodes, type Run } from '../io.ts';

/** The answer of a tool. */
export interface Said {
  readonly text: string;
  /** Messages with the result, such as those about the content that a credit note leaves out. */
  readonly notes: string;
  readonly isError: boolean;
}

/** Passes words and standard input to the command line, and returns its output, or the reason why there is none. */
export type Say = (argv: readonly string[], stdin: string | Uint8Array) => Promise<Said>;

/** The command line as tools call it: without a configuration, which somebody else may have left in the folder. */
export function sayBy(run: Run): Say {
  return async (argv, stdin) => {
    const said = { stdout: '', stderr: '' };
    const code = await run(['--no-config', ...argv], {
      stdout: (text) => {
        said.stdout += text;
      },
      stderr: (text) => {
        said.stderr += text;
      },
      readStdin: async () => (typeof stdin === 'string' ? new TextEncoder().encode(stdin) : stdin),
      colour: false,
    });
    const [text, notes] = said.stdout === '' ? [said.stderr, ''] : [said.stdout, said.stderr];
    return { text, notes, isError: code === exitCodes.failed || said.stdout === '' };
  };
}
