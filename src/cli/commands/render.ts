import { findChromium, isExecutable, printByChromium } from '../../node/chromium.ts';
import { renderValidated } from '../../render/render-document.ts';
import { textReport } from '../../report/text.ts';
import type { ExitCode } from '../exit-code.ts';
import { readInputsAndTell } from '../input/inputs.ts';
import { renderLook, validateOptions } from '../input/options.ts';
import { validateInputs } from '../input/validate-input.ts';
import { type Io, reasonOf, UsageError } from '../io.ts';
import { outputPaths } from '../output/output-paths.ts';
import { errorSettings } from '../output/report-settings.ts';
import { writeOutput, writeOutputFile } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { exitCodeOf } from './validate.ts';

type Write = (path: string | undefined, html: string) => Promise<void>;

/** `pint-ae render`: each document as a printable page, marked if it is not valid; the report if it cannot be read. */
export async function renderCommand(args: Arguments<'render'>, io: Io): Promise<ExitCode> {
  const { pageLanguage, paper } = args;
  const language = pageLanguage === 'both' ? 'en' : pageLanguage;
  const options = await validateOptions({ ...args, language });
  const look = await renderLook(args.optionsFile);
  const inputs = await readInputsAndTell({ operands: args.operands, language }, io);
  const paths = await outputPaths(inputs, args, args.pdf ? '.pdf' : '.html');
  const write: Write = args.pdf ? pdfWriter() : (path, html) => writeOutput(path, html, io);
  const validatedAs = await validateInputs(inputs, options);
  for (const [index, each] of validatedAs.entries()) {
    const html = renderValidated(each.validated, { language: pageLanguage, paper, look });
    if (html === null) io.stderr(textReport([each], language, await errorSettings([each], language, io)));
    else await write(paths[index], html);
  }
  return exitCodeOf(validatedAs.map(({ report }) => report));
}

function pdfWriter(): Write {
  const print = findPrinter();
  return async (path, html) => {
    if (path === undefined) throw new UsageError('pdfNeedsOut');
    await writeOutputFile(path, await print(html));
  };
}

const limits = { milliseconds: 120_000, pdfBytes: 1_000_000_000 };

/** Returns a function that prints a page to PDF with a Chromium. */
function findPrinter(): (html: string) => Promise<Uint8Array> {
  const program = findChromium();
  if (program === undefined) throw new UsageError('noBrowser');
  if (!isExecutable(program)) throw new UsageError('cannotRunBrowser', { browser: program });
  // Chromium refuses to run as root with its sandbox, which a page without scripts does not need.
  const isSandboxed = process.getuid?.() !== 0;
  return async (html) => {
    try {
      // Chromium finds the user's fonts through the environment.
      return await printByChromium(html, { program, isSandboxed, environment: process.env, ...limits });
    } catch (error) {
      throw new UsageError('notPrinted', { browser: program, reason: reasonOf(error) });
    }
  };
}
