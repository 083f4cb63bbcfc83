import type { BatchSummary } from '../../src/batch/index.ts';
import type { Config } from '../../src/cli/config/read-config.ts';

export const seconds = [
  0, 0.04, 0.5, 0.95, 9.94, 9.95, 10, 59.4, 59.5, 60, 61, 119.6, 3599, 3599.4, 3600, 3661, 7529, 90_061,
];
export const summary: BatchSummary = {
  ...{ end: 'complete', documents: 1234, valid: 1000, invalid: 200, malformed: 30, notJudged: 4, skipped: 0 },
  ...{
    notWritten: 0,
    rules: [],
    worst: [],
    firstNotJudged: [],
    resumedAfter: 0,
    seconds: 1,
    documentsPerSecond: 7,
  },
};
const rules = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ rule: `r-${at}`, documents: 10_000 - at, issues: 5 }));
const names = (count: number) => Array.from({ length: count }, (_, at) => `ملف ${at}\n.json`);

/** Summaries beside each limit of their words. */
export const summaries: Readonly<Record<string, Partial<BatchSummary>>> = {
  plain: {},
  'of none': { documents: 0 },
  'of none, stopped': { documents: 0, end: 'stopped' },
  running: { end: null },
  stopped: { end: 'stopped', resumedAfter: 1000 },
  'failed fast': { end: 'failed-fast', documentsPerSecond: 0 },
  slow: { documentsPerSecond: 1, documents: 1 },
  'not written': { notWritten: 2, withTaxData: 3, withoutTaxData: 4 },
  'half reported': { withTaxData: 0 },
  'of ten rules': { rules: rules(10), firstNotJudged: names(10), notJudged: 10 },
  'of thirteen rules': { rules: rules(13) },
  'of eleven rules': { rules: rules(11), firstNotJudged: names(11), notJudged: 200 },
  'of the worst': {
    worst: [
      { document: 'a\u0007', issues: 1000, isCut: true },
      { document: 'b', issues: 1 },
    ],
  },
};

/** Files beside a configuration that was found, and configurations that may or may not name them. */
export const configs: Readonly<Record<string, Config>> = {
  empty: {},
  'of what it may': {
    flags: { strict: true, lang: 'ar', 'max-findings': 3 },
    options: { strict: true, limits: { maxFindings: 1, maxFindingsPerRule: 2 } },
  },
  'that writes': { flags: { out: 'x', fix: true } },
  'that writes in a command': { commands: { validate: { out: 'x' }, batch: { strict: true } } },
  'of the own constructor': { flags: { constructor: 'x' } },
  'of a limit': { options: { limits: { maxBytes: 5 } } },
  'of an option': { options: { specification: 'x', engine: 'y' } },
  'of a file': { flags: { 'rule-set': ['own.json'] } },
  'of a file outside': { flags: { 'rule-set': '../outside.json' } },
  'of a link outside': { commands: { validate: { 'rule-set': ['own.json', 'link.json'] } } },
  'of a missing file': { flags: { 'rule-set': 'none.json' } },
  'of a missing file outside': { flags: { 'rule-set': '../none.json' } },
  'of a whole path': { flags: { 'rule-set': '/etc/hostname' } },
  'of a logo': { options: { render: { logo: 'own.json' } } },
  'of a logo outside': { options: { render: { logo: '../outside.json' } } },
  'of a logo in it': { options: { render: { logo: 'data:image/png;base64,AA==' } } },
};

export const pictures: Readonly<Record<string, string>> = {
  png: '\x89PNG\r\n',
  jpeg: '\xff\xd8\xff\xe0',
  webp: 'RIFF1234WEBPVP8 ',
  wave: 'RIFF1234WAVEfmt ',
  svg: '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  gif: 'GIF89a',
  empty: '',
};

export const words = [
  'AE',
  'ae',
  'AX',
  'EA',
  'AED',
  'UDS',
  'US',
  'XYZ',
  'DXC',
  'ZD',
  '380',
  '38',
  'DL8.46.2',
  '0235:1003548797',
  '1003548797',
  'S',
  '',
  'A1',
  'abcd',
];
export const environments = ['', '0', '1', 'false', 'true'];

export const served = [
  ...[
    '',
    '--host 0.0.0.0 --port 0',
    '--max-queue 0 --max-body 5',
    '--time-limit 7 --drain-delay 0',
    '--strict --log-format none',
  ],
  ...[
    '--allowed-host a.example, --allowed-origin https://a.example,null',
    '--release 1.0.3 --mcp',
    '--mcp --max-body 9 --time-limit 3',
    '--mcp --allowed-origin https://a.example',
  ],
  ...[
    '--options FOLDER/file.json',
    '--options FOLDER/file.json --max-queue 7 --strict',
    '--specification a.js --rule-set pint-ae',
  ],
];
export const file = {
  strict: true,
  limits: { maxQueue: 3, maxFindings: 2 },
  problemBase: 'x',
  render: { footer: 'a', logo: 'png' },
};

export const origins = [
  undefined,
  'http://localhost',
  'https://localhost',
  'http://localhost:80',
  'http://localhost:81',
  'null',
  'x',
  'https://a.example',
  'https://b.example',
];
