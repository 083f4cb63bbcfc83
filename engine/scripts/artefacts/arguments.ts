import { parseArgs } from 'node:util';
import { saxonHeOfDebian } from './saxon-he.ts';

export const usage =
  'npm run artefacts -- DIR [--oracle saxon|java|node-schematron] [--mutants N] [--seconds N] [--differences FILE] [--saxon-jar FILE]';

/** Prints the mistake, and exits. */
export function end(message: string): never {
  console.error(message);
  process.exit(2);
}

/** The arguments of the command; exits if they are not valid. */
export function readArguments() {
  const { values, positionals } = parsedArguments();
  return {
    folder: positionals[0] ?? end(usage),
    oracles: values.oracle,
    mutants: numberOf('mutants', values.mutants),
    seconds: numberOf('seconds', values.seconds),
    differences: values.differences,
    jar: values['saxon-jar'],
  };
}

function parsedArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        oracle: { type: 'string', multiple: true, default: [] },
        mutants: { type: 'string', default: '250' },
        seconds: { type: 'string', default: '20' },
        differences: { type: 'string' },
        'saxon-jar': { type: 'string', default: saxonHeOfDebian },
      },
    });
  } catch (error) {
    return end(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

function numberOf(name: string, text: string): number {
  const value = Number(text);
  return value >= 0 ? value : end(`--${name} ${text} is not a number\n${usage}`);
}
