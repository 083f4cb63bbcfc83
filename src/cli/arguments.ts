import { parseArgs } from 'node:util';
import type { Language } from '../../rules/ae/messages/entry.ts';
import { reportFormats } from '../report/formats.ts';
import { UsageError } from './io.ts';

const definitions = {
  format: { type: 'string', short: 'f' },
  lang: { type: 'string', short: 'l' },
  strict: { type: 'boolean', short: 's' },
  out: { type: 'string', short: 'o' },
  options: { type: 'string' },
  'document-type': { type: 'string' },
  term: { type: 'string' },
  topic: { type: 'string' },
  ruleset: { type: 'string' },
  engine: { type: 'string' },
  id: { type: 'string' },
  release: { type: 'string' },
  'valid-from': { type: 'string' },
  'valid-to': { type: 'string' },
  jobs: { type: 'string', short: 'j' },
  'fail-fast': { type: 'boolean' },
  resume: { type: 'boolean' },
  filter: { type: 'boolean' },
  xml: { type: 'boolean' },
  host: { type: 'string' },
  port: { type: 'string' },
  queue: { type: 'string' },
  'max-body': { type: 'string' },
  'time-limit': { type: 'string' },
  'drain-delay': { type: 'string' },
  'log-format': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const;

export const formats = ['text', ...(Object.keys(reportFormats) as (keyof typeof reportFormats)[])] as const;
export type Format = (typeof formats)[number];

const engines = ['compiled', 'saxon'] as const;
const logFormats = ['json', 'none'] as const;

export interface Arguments {
  readonly command: string | undefined;
  readonly operands: readonly string[];
  readonly format: Format;
  readonly language: Language;
  readonly strict: boolean;
  readonly out: string | undefined;
  readonly optionsFile: string | undefined;
  readonly documentType: string | undefined;
  readonly term: string | undefined;
  readonly topic: string | undefined;
  /** File of the rule set to judge by. */
  readonly ruleset: string | undefined;
  /** What runs the rules. */
  readonly engine: (typeof engines)[number];
  readonly id: string | undefined;
  readonly release: string | undefined;
  readonly validFrom: string | undefined;
  readonly validTo: string | undefined;
  /** Worker threads. */
  readonly jobs: string | undefined;
  readonly failFast: boolean;
  readonly resume: boolean;
  readonly filter: boolean;
  readonly xml: boolean;
  readonly host: string | undefined;
  readonly port: number | undefined;
  /** Documents that may wait. */
  readonly queue: number | undefined;
  /** Bytes of a body. */
  readonly maximumBytes: number | undefined;
  /** Milliseconds that a document may take. */
  readonly timeLimit: number | undefined;
  /** Milliseconds for which a server that is told to end still takes requests. */
  readonly drainDelay: number | undefined;
  readonly logFormat: (typeof logFormats)[number];
  readonly help: boolean;
  readonly version: boolean;
}

/** Reads the command line; throws a UsageError that says what is wrong with it. */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv);
  const [command, ...operands] = positionals;
  return {
    command,
    operands,
    format: oneOf('format', values.format ?? 'text', formats),
    language: oneOf('lang', values.lang ?? 'en', ['en', 'ar'] as const),
    strict: values.strict ?? false,
    out: values.out,
    optionsFile: values.options,
    documentType: values['document-type'],
    term: values.term,
    topic: values.topic,
    ruleset: values.ruleset,
    engine: oneOf('engine', values.engine ?? 'compiled', engines),
    id: values.id,
    release: values.release,
    validFrom: values['valid-from'],
    validTo: values['valid-to'],
    jobs: values.jobs,
    failFast: values['fail-fast'] ?? false,
    resume: values.resume ?? false,
    filter: values.filter ?? false,
    xml: values.xml ?? false,
    host: values.host,
    port: wholeNumber('port', values.port, 65_535),
    queue: wholeNumber('queue', values.queue, 1_000_000),
    maximumBytes: wholeNumber('max-body', values['max-body'], 2 ** 30),
    timeLimit: wholeNumber('time-limit', values['time-limit'], 3_600_000),
    drainDelay: wholeNumber('drain-delay', values['drain-delay'], 3_600_000),
    logFormat: oneOf('log-format', values['log-format'] ?? 'json', logFormats),
    help: values.help ?? false,
    version: values.version ?? false,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: definitions, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new UsageError(`--${name} is one of ${allowed.join(', ')}, not ${value}`);
  return found;
}

function wholeNumber(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,10}$/.test(text) || Number(text) > most) {
    throw new UsageError(`--${name} takes a whole number up to ${most}, not ${text}`);
  }
  return Number(text);
}
