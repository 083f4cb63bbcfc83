import { deliveries } from '../../network/tax-data-codes.ts';
import { papers } from '../../render/style.ts';
import { renderLanguages } from '../../render/words.ts';
import { reportFormatNames, tableReportNames } from '../../report/rendered.ts';
import { statusTypes } from '../../ubl/envelope/network-names.ts';
import type { Content } from './content-endings.ts';
import {
  type ChoiceFlag,
  choiceFlag,
  dateFlag,
  dateTimeFlag,
  type Flag,
  filesFlag,
  numberFlag,
  optionalChoiceFlag,
  switchFlag,
  textFlag,
  textsFlag,
} from './flag.ts';
import {
  coverage,
  documentType,
  engine,
  envelope,
  everywhere,
  findingCaps,
  gate,
  general,
  hour,
  judging,
  judgingDocuments,
  out,
  reporting,
  rules,
  rulesOnly,
  textOrJson,
  timeLimit,
} from './shared-flags.ts';

/** The examples that `init` can start from. */
export const starterNames = [
  'invoice',
  'credit-note',
  'self-billing',
  'self-billing-credit-note',
  'reverse-charge',
  'exempt',
  'export',
] as const;

/** Operands of a command as the help shows them, and its options by their name in code. */
export interface CommandTable {
  readonly operands: string;
  /** The output that the command writes to a file; undefined without a file, or if `--format` decides. */
  readonly writes?: Content;
  /** If the values of `--format` decide the output, they also decide the file's allowed endings. */
  readonly flags: Readonly<Record<string, Flag<unknown>>> & { readonly format?: ChoiceFlag<Content> };
}

export const commands = {
  validate: {
    operands: '[FILE…]',
    flags: {
      format: choiceFlag('format', [...reportFormatNames, ...tableReportNames], 'text', {
        short: 'f',
        help: 'format',
      }),
      out: out('reportFile'),
      fix: switchFlag('fix', { help: 'fix' }),
      dryRun: switchFlag('dry-run', { help: 'dryRun' }),
      docsUrl: textFlag('docs-url', 'URL', { help: 'docsUrl' }),
      quiet: switchFlag('quiet', { short: 'q', help: 'quiet' }),
      totals: switchFlag('totals', { help: 'totals' }),
      statistics: switchFlag('statistics', { help: 'statistics' }),
      watch: switchFlag('watch', { short: 'w', help: 'watch' }),
      ...gate,
      ...findingCaps,
      rulesOnly,
      coverage,
      ...judgingDocuments,
      engine,
      ...general,
    },
  },
  convert: {
    operands: '[FILE…]',
    writes: 'xml',
    flags: {
      out: out('xmlFile'),
      ...envelope,
      mlsTo: textFlag('mls-to', 'ADDRESS', { help: 'mlsTo' }),
      mlsType: optionalChoiceFlag('mls-type', statusTypes, { help: 'mlsType' }),
      ...judgingDocuments,
      engine,
      ...general,
    },
  },
  render: {
    operands: '[FILE…]',
    writes: 'html',
    flags: {
      pageLanguage: choiceFlag('lang', renderLanguages, 'en', { short: 'l', help: 'pageLanguage' }),
      out: out('pageFile'),
      pdf: switchFlag('pdf', { help: 'pdf' }),
      paper: choiceFlag('paper', papers, 'A4', { help: 'paper' }),
      ...judgingDocuments,
      engine,
      ...everywhere,
    },
  },
  compute: {
    operands: '[FILE…]',
    writes: 'json',
    flags: { out: out('jsonFile'), optionsFile: judging.optionsFile, documentType, ...general },
  },
  read: {
    operands: '[FILE…]',
    writes: 'json',
    flags: { out: out('jsonFile'), ...general },
  },
  credit: {
    operands: 'FILE',
    writes: 'json',
    flags: {
      number: textFlag('number', 'NUMBER', { help: 'creditNumber' }),
      reason: textFlag('reason', 'CODE', { help: 'creditReason' }),
      issueDate: dateFlag('issue-date', { help: 'creditDate' }),
      lines: textsFlag('line', 'ID[=QUANTITY]', { help: 'creditLine' }),
      out: out('jsonFile'),
      ...general,
    },
  },
  ledger: {
    operands: '[FILE…]',
    flags: {
      format: choiceFlag('format', ['text', 'json', ...tableReportNames], 'text', {
        short: 'f',
        help: 'ledgerFormat',
      }),
      from: dateFlag('from', { help: 'ledgerFrom' }),
      to: dateFlag('to', { help: 'ledgerTo' }),
      company: textFlag('company', 'TRN,…', { help: 'ledgerCompany' }),
      gaps: switchFlag('gaps', { help: 'ledgerGaps' }),
      out: out('answerFile'),
      ...judgingDocuments,
      ...general,
    },
  },
  table: {
    operands: '[FILE.xlsx|FILE.csv]',
    flags: {
      map: textFlag('map', 'FILE', { help: 'tableMap' }),
      // Not `out`, because a folder has no ending that shows its content.
      target: out('tableOut'),
      workbook: textFlag('workbook', 'FILE', { help: 'tableWorkbook' }),
      fix: switchFlag('fix', { help: 'tableFix' }),
      report: textFlag('report', 'FILE', { help: 'tableReport' }),
      sheet: textFlag('sheet', 'NAME', { help: 'tableSheet' }),
      skipStatus: textsFlag('skip-status', 'WORD', { help: 'tableSkipStatus' }),
      readStatus: textsFlag('read-status', 'WORD', { help: 'tableReadStatus' }),
      hiddenRows: optionalChoiceFlag('hidden-rows', ['read', 'skip'], { help: 'tableHiddenRows' }),
      yesToTexts: switchFlag('yes-to-texts', { help: 'tableYesToTexts' }),
      template: textFlag('template', 'FILE', { help: 'tableTemplate' }),
      from: textsFlag('from', 'PATH', { help: 'tableFrom' }),
      timeLimit,
      format: textOrJson,
      ...judgingDocuments,
      engine,
      ...general,
    },
  },
  batch: {
    operands: '[IN…]',
    writes: 'ndjson',
    flags: {
      out: out('verdictsFile'),
      threads: numberFlag(
        'threads',
        { least: 0, most: 999 },
        { short: 't', placeholder: 'N', help: 'threads' },
      ),
      xml: switchFlag('xml', { help: 'xml' }),
      requests: switchFlag('requests', { help: 'requests' }),
      html: switchFlag('html', { help: 'html' }),
      htmlLanguage: optionalChoiceFlag('html-lang', renderLanguages, { help: 'htmlLanguage' }),
      tdd: switchFlag('tdd', { help: 'tdd' }),
      ...reporting,
      sbdh: switchFlag('sbdh', { help: 'sbdhOfReports' }),
      failFast: switchFlag('fail-fast', { help: 'failFast' }),
      resume: switchFlag('resume', { help: 'resume' }),
      overwrite: switchFlag('overwrite', { help: 'overwrite' }),
      report: filesFlag('report', { help: 'runReport' }),
      failed: textFlag('failed', 'FILE', { help: 'failed' }),
      merge: switchFlag('merge', { help: 'merge' }),
      fixes: textFlag('fixes', 'FILE', { help: 'fixes' }),
      ...gate,
      filter: switchFlag('filter', { help: 'filter' }),
      fields: textFlag('fields', 'NAME,…', { help: 'fields' }),
      timeLimit,
      ...findingCaps,
      rulesOnly,
      coverage,
      ...judgingDocuments,
      ...general,
    },
  },
  mls: {
    operands: 'read FILE… | write DOC',
    flags: {
      sent: textFlag('sent', 'FILE', { help: 'sent' }),
      of: textFlag('of', 'ID', { help: 'statusOf' }),
      from: textFlag('from', 'SPID', { help: 'statusFrom' }),
      to: textFlag('to', 'SPID', { help: 'statusTo' }),
      delivered: optionalChoiceFlag('delivered', deliveries, { help: 'delivered' }),
      reason: textFlag('reason', 'TEXT', { help: 'deliveryReason' }),
      id: textFlag('id', 'ID', { help: 'statusId' }),
      issuedAt: dateTimeFlag('issued-at', { help: 'issuedAt' }),
      // Only `read` has this option, because `write` writes XML.
      readFormat: optionalChoiceFlag('format', ['text', 'json'], { short: 'f', help: 'statusFormat' }),
      out: out('answerFile'),
      ...judgingDocuments,
      ...general,
    },
  },
  tdd: {
    operands: '[FILE…]',
    writes: 'xml',
    flags: {
      ...reporting,
      transportHeaderId: textFlag('transport-header-id', 'ID', { help: 'transportHeaderId' }),
      ...envelope,
      out: out('xmlFile'),
      ...judgingDocuments,
      ...general,
    },
  },
  explain: {
    operands: 'RULE|CODE|TERM|FIELD…',
    flags: {
      today: dateFlag('today', { help: 'todayOfLaw' }),
      format: textOrJson,
      out: out('answerFile'),
      ...general,
    },
  },
  rules: {
    operands: '[WORD…]',
    flags: {
      term: textFlag('term', 'TERM', { help: 'term' }),
      topic: textFlag('topic', 'TOPIC', { help: 'topic' }),
      format: textOrJson,
      out: out('answerFile'),
      ...general,
    },
  },
  schema: {
    operands: '',
    writes: 'json',
    flags: {
      for: choiceFlag('for', ['validator', 'editor'], 'validator', { help: 'schemaFor' }),
      out: out('schemaFile'),
      ...general,
    },
  },
  init: {
    operands: '[FILE]',
    writes: 'json',
    flags: { type: choiceFlag('type', starterNames, 'invoice', { help: 'type' }), ...general },
  },
  config: { operands: '', flags: { format: textOrJson, ...general } },
  completion: { operands: 'bash|zsh|fish|powershell', flags: { ...general } },
  conformance: {
    operands: '[FILE]',
    writes: 'text',
    flags: { out: out('answerFile'), ...rules, engine, ...general },
  },
  serve: {
    operands: '',
    flags: {
      host: textFlag('host', 'ADDRESS', { help: 'host' }),
      allowedHost: textFlag('allowed-host', 'NAME,…', { help: 'allowedHost' }),
      allowedOrigin: textFlag('allowed-origin', 'ORIGIN,…', { help: 'allowedOrigin' }),
      port: numberFlag('port', { least: 0, most: 65_535 }, { placeholder: 'PORT', help: 'port' }),
      processes: numberFlag('processes', { least: 1, most: 999 }, { placeholder: 'N', help: 'processes' }),
      maxQueue: numberFlag(
        'max-queue',
        { least: 0, most: 1_000_000 },
        { placeholder: 'N', help: 'maxQueue' },
      ),
      maxBody: numberFlag('max-body', { least: 0, most: 2 ** 30 }, { placeholder: 'BYTES', help: 'maxBody' }),
      timeLimit,
      drainDelay: numberFlag(
        'drain-delay',
        { least: 0, most: hour },
        { placeholder: 'MILLISECONDS', help: 'drainDelay' },
      ),
      logFormat: choiceFlag('log-format', ['json', 'none'], 'json', { help: 'logFormat' }),
      mcp: switchFlag('mcp', { help: 'mcp' }),
      ...judging,
      ...rules,
      ...general,
    },
  },
  mcp: { operands: '', flags: { ...general } },
  'rule-set': {
    operands: 'compile FILE.sch|FILE.xslt…',
    writes: 'json',
    flags: {
      id: textFlag('id', 'ID', { help: 'id' }),
      release: textFlag('release', 'VERSION', { help: 'versionOfRuleSet' }),
      validFrom: dateFlag('valid-from', { help: 'validFrom' }),
      validTo: dateFlag('valid-to', { help: 'validTo' }),
      appliesTo: textFlag('applies-to', 'XPATH', { help: 'appliesTo' }),
      phase: textFlag('phase', 'PHASE', { help: 'phase' }),
      saxon: switchFlag('saxon', { help: 'forSaxon' }),
      root: textFlag('root', 'DIR', { help: 'root' }),
      documents: filesFlag('document', { help: 'document' }),
      out: out('ruleSetFile'),
      ...general,
    },
  },
  schematron: {
    operands: 'FILE.sch|FILE.xslt -- DOC.xml…',
    flags: {
      phase: textFlag('phase', 'PHASE', { help: 'phase' }),
      now: dateTimeFlag('now', { help: 'now' }),
      root: textFlag('root', 'DIR', { help: 'root' }),
      documents: filesFlag('document', { help: 'document' }),
      allErrors: switchFlag('all-errors', { help: 'allErrors' }),
      lint: switchFlag('lint', { help: 'lint' }),
      format: choiceFlag('format', ['text', 'json', 'svrl'], 'text', { short: 'f', help: 'textJsonOrSvrl' }),
      timeLimit,
      ...findingCaps,
      coverage,
      out: out('answerFile'),
      ...general,
    },
  },
} as const satisfies Readonly<Record<string, CommandTable>>;

export type CommandName = keyof typeof commands;

type Values<Flags> = { readonly [Key in keyof Flags]: Flags[Key] extends Flag<infer Value> ? Value : never };

export type Arguments<Name extends CommandName> = Values<(typeof commands)[Name]['flags']> & {
  readonly operands: readonly string[];
};

/** The names of all commands, in the order of the help. */
export const commandNames: readonly CommandName[] = Object.keys(commands).filter(isCommand);

/** Commands that look for no configuration: their answers go to other people, who would not see its effect. */
export const withoutFound: ReadonlySet<string> = new Set<CommandName>([
  'config',
  'completion',
  'serve',
  'mcp',
]);

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}
