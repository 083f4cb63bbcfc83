import { languages } from '../core/language.ts';
import { documentRequestSchema } from '../judge/default-specification.ts';
import { reportFormatNames } from '../report/formats.ts';
import {
  choiceFlag,
  dateFlag,
  type Flag,
  numberFlag,
  optionalChoiceFlag,
  switchFlag,
  textFlag,
} from './flag.ts';

/** What a command takes: the operands as the help writes them, what it does, and its options by the name in code. */
export interface CommandTable {
  readonly operands: string;
  readonly help: string;
  readonly flags: Readonly<Record<string, Flag<unknown>>>;
}

const general = {
  language: choiceFlag('lang', languages, 'en', { short: 'l', help: 'language of messages and hints (en)' }),
} as const;

const judging = {
  strict: switchFlag('strict', {
    short: 's',
    help: 'count everything derived, defaulted or left out as an issue',
  }),
  optionsFile: textFlag('options', 'FILE', {
    help: 'JSON with more options, such as {"defaults": {"seller": {"legalRegistrationNumber": "CN-1"}}}',
  }),
} as const;

const documentType = optionalChoiceFlag('document-type', documentRequestSchema.shape.documentType.options, {
  help: 'override documentType',
});

const ruleset = textFlag('ruleset', 'FILE', {
  help: 'judge by this rule set, not by PINT-AE 1.0.4',
});

const engine = choiceFlag('engine', ['compiled', 'saxon'], 'compiled', {
  help: 'run the rules by our compiler, or by SaxonJS as a second opinion (compiled)',
});

const textOrJson = choiceFlag('format', ['text', 'json'], 'text', {
  short: 'f',
  help: 'for people or programs (text)',
});

function out(help: string) {
  return textFlag('out', 'PATH', { short: 'o', help });
}

const hour = 60 * 60 * 1000;
const timeLimit = numberFlag(
  'time-limit',
  { least: 0, most: hour },
  { placeholder: 'MILLISECONDS', help: 'the longest that a document may take (10000)' },
);
const jobsHelp = 'worker threads (as many as there are processors)';

/** The commands with their options: what each takes is what its table says. */
export const commands = {
  validate: {
    operands: '[FILE…]',
    help: 'say whether documents are valid and, if not, what to fix and where',
    flags: {
      format: choiceFlag('format', reportFormatNames, 'text', { short: 'f', help: 'of the report (text)' }),
      out: out('file for the report'),
      ...judging,
      documentType,
      ruleset,
      engine,
      ...general,
    },
  },
  convert: {
    operands: '[FILE…]',
    help: 'write the UBL of valid documents',
    flags: {
      out: out('file for the XML, or directory for several documents'),
      sbdh: switchFlag('sbdh', {
        help: 'in the envelope for the network, a Standard Business Document, with a new id made now',
      }),
      sbdhId: textFlag('sbdh-id', 'ID', { help: 'with --sbdh: the id of the envelope, for one document' }),
      sbdhTime: textFlag('sbdh-time', 'TIME', {
        help: 'with --sbdh: when the envelope was made, such as 2026-01-31T08:00:00Z',
      }),
      ...judging,
      documentType,
      ruleset,
      engine,
      ...general,
    },
  },
  compute: {
    operands: '[FILE…]',
    help: 'print line amounts, VAT breakdown and totals as JSON',
    flags: { out: out('file for the JSON'), optionsFile: judging.optionsFile, documentType, ...general },
  },
  batch: {
    operands: '[IN…]',
    help: 'judge many documents on all processors, a line of JSON for each',
    flags: {
      out: out(
        'file for the verdicts (.ndjson or .ndjson.gz), or directory for verdicts.ndjson and summary.json',
      ),
      jobs: numberFlag(
        'jobs',
        { least: 0, most: 999 },
        { short: 'j', placeholder: 'N', help: `${jobsHelp}; 0 for none` },
      ),
      xml: switchFlag('xml', { help: 'write the UBL of valid documents to ubl/ in the directory of --out' }),
      failFast: switchFlag('fail-fast', { help: 'end with the first document that is not valid' }),
      resume: switchFlag('resume', { help: 'go on with the --out of a run that was killed' }),
      filter: switchFlag('filter', {
        help: 'answer each line of standard input with one line, as the command of Spark, Hadoop streaming or GNU parallel; exits 0 whatever the verdicts',
      }),
      timeLimit,
      ...judging,
      documentType,
      ruleset,
      ...general,
    },
  },
  explain: {
    operands: 'RULE…',
    help: 'explain a rule, such as ibr-167-ae',
    flags: { format: textOrJson, ...general },
  },
  rules: {
    operands: '[WORD…]',
    help: 'list the official rules that speak of all the words',
    flags: {
      term: textFlag('term', 'TERM', { help: 'of a business term, such as IBT-031' }),
      topic: textFlag('topic', 'TOPIC', { help: 'of a topic, such as payment' }),
      format: textOrJson,
      ...general,
    },
  },
  conformance: {
    operands: '[FILE]',
    help: 'compare verdicts with those that a file of documents ought to get, by default the documents that come with pint-ae',
    flags: { ruleset, engine, ...general },
  },
  serve: {
    operands: '',
    help: 'answer over HTTP: validate, convert, rules, OpenAPI, and a page to try it on',
    flags: {
      host: textFlag('host', 'ADDRESS', { help: 'address to listen on (127.0.0.1)' }),
      port: numberFlag(
        'port',
        { least: 0, most: 65_535 },
        { placeholder: 'PORT', help: 'port to listen on (8080)' },
      ),
      jobs: numberFlag('jobs', { least: 1, most: 999 }, { short: 'j', placeholder: 'N', help: jobsHelp }),
      queue: numberFlag(
        'queue',
        { least: 0, most: 1_000_000 },
        { placeholder: 'N', help: 'documents that may wait for a worker; more get 503 and Retry-After' },
      ),
      maximumBytes: numberFlag(
        'max-body',
        { least: 0, most: 2 ** 30 },
        { placeholder: 'BYTES', help: 'the largest body (10485760)' },
      ),
      timeLimit,
      drainDelay: numberFlag(
        'drain-delay',
        { least: 0, most: hour },
        {
          placeholder: 'MILLISECONDS',
          help: 'how long to answer on after SIGTERM, while /healthz says 503 (0)',
        },
      ),
      logFormat: choiceFlag('log-format', ['json', 'none'], 'json', {
        help: 'a JSON line a request on standard error, without content (json)',
      }),
      ...judging,
      ruleset,
      ...general,
    },
  },
  ruleset: {
    operands: 'compile FILE.sch|FILE.xslt…',
    help: "make a rule set of a publisher's Schematron, or of the stylesheets made of it, for validate --ruleset",
    flags: {
      id: textFlag('id', 'ID', { help: 'what the rule set is called (the name of the file)' }),
      release: textFlag('release', 'VERSION', { help: 'its version (1)' }),
      validFrom: dateFlag('valid-from', { help: 'the first day on which it applies' }),
      validTo: dateFlag('valid-to', { help: 'the last day on which it applies' }),
      out: out('file for the rule set'),
      ...general,
    },
  },
} as const satisfies Readonly<Record<string, CommandTable>>;

export type CommandName = keyof typeof commands;

type Values<Flags> = { readonly [Key in keyof Flags]: Flags[Key] extends Flag<infer Value> ? Value : never };

/** What the command line says to a command. */
export type Arguments<Name extends CommandName> = Values<(typeof commands)[Name]['flags']> & {
  readonly operands: readonly string[];
};

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}
