import { renderJudged } from '../../render/render-document.ts';
import { textReport } from '../../report/text.ts';
import { type AssessedInput, assessInput } from '../assess-input.ts';
import type { Arguments } from '../commands.ts';
import { readInputs } from '../inputs.ts';
import { type ExitCode, type Io, UsageError } from '../io.ts';
import { validateOptions } from '../options.ts';
import { outputPaths } from '../output-paths.ts';
import { paintFor } from '../paint.ts';
import { findPrinter } from '../pdf.ts';
import { writeOutput } from '../write-output.ts';
import { exitCodeOf } from './validate.ts';

/** `pint-ae render`: each document as a person reads it, an invalid one marked; of one that cannot be read the report. */
export async function renderCommand(args: Arguments<'render'>, io: Io): Promise<ExitCode> {
  const { renderLanguage, paper, pdf, out } = args;
  if (pdf && out === undefined) throw new UsageError('--pdf needs --out PATH');
  const options = await validateOptions({ ...args, language: renderLanguage === 'ar' ? 'ar' : 'en' });
  const inputs = await readInputs(args.operands, io);
  const paths = await outputPaths(inputs, out, pdf ? '.pdf' : '.html');
  const written = pdf ? await findPrinter() : asItIs;
  const assessed: AssessedInput[] = [];
  for (const [index, input] of inputs.entries()) {
    const each = assessInput(input, options);
    assessed.push(each);
    const html = renderJudged(each.judged, { language: renderLanguage, paper });
    if (html === null) io.stderr(textReport([each], options.language ?? 'en', paintFor(io.colour)));
    else await writeOutput(paths[index], await written(html), io);
  }
  return exitCodeOf(assessed.map(({ report }) => report));
}

function asItIs(html: string): string {
  return html;
}
