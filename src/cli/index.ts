import { isatty } from 'node:tty';
import { collect } from '../batch/bytes.ts';
import { exitCodes } from './exit-code.ts';
import { errorText } from './io.ts';
import { showsColour } from './output/report-settings.ts';
import { unwritableOutput } from './output/write-output.ts';
import { languageOf, run } from './run.ts';
import { splitCommandLine } from './syntax/arguments.ts';

let isCut = false;

/** The exit code of a run; output that was cut must not look complete. 141 is the shells' code for SIGPIPE. */
const exitCodeOf = (code: number | string) => (isCut && Number(code) === exitCodes.valid ? 141 : code);

// A reader that stops early is not a failure; a full disk is one, reported in one line.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') {
    isCut = true;
    process.exitCode = exitCodeOf(process.exitCode ?? exitCodes.valid);
    return;
  }
  const language = languageOf(splitCommandLine(process.argv.slice(2)));
  process.stderr.write(`pint-ae: ${errorText(unwritableOutput(error), language)}\n`);
  process.exit(exitCodes.failed);
});

const code = await run(process.argv.slice(2), {
  stdout: (chunk) => process.stdout.write(chunk),
  stderr: (chunk) => process.stderr.write(chunk),
  readStdin: (limit) => collect(process.stdin, limit),
  stdinIsTerminal: isatty(0),
  colour: showsColour(process.env, process.stdout.isTTY === true),
  // Some terminals report no columns.
  columns: process.stdout.columns || undefined,
  ofErrors: {
    colour: showsColour(process.env, process.stderr.isTTY === true),
    columns: process.stderr.columns || undefined,
  },
  docsUrl: process.env.PINT_AE_DOCS_URL || undefined,
});
process.exitCode = exitCodeOf(code);
