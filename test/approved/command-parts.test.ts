import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BatchSummary } from '../../src/batch/index.ts';
import { progressLine } from '../../src/cli/batch/progress.ts';
import { changesText, countText, goesOnText, summaryText } from '../../src/cli/batch/summary-text.ts';
import type { Config } from '../../src/cli/config/read-config.ts';
import { refuseBeyond } from '../../src/cli/config/refuse-beyond.ts';
import { codesNear, explainCode } from '../../src/cli/explain/codes.ts';
import { lookWithLogo } from '../../src/cli/input/render-look.ts';
import { createMcpHandler } from '../../src/cli/mcp/http.ts';
import { tooOld } from '../../src/cli/node-version.ts';
import { showsColour } from '../../src/cli/output/report-settings.ts';
import { run } from '../../src/cli/run.ts';
import { setupOf } from '../../src/cli/serve/setup.ts';
import { readArguments, splitCommandLine } from '../../src/cli/syntax/arguments.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { stable } from './stable.ts';

const languages = ['en', 'ar'] as const;
const each = <Entry>(entries: readonly Entry[], answer: (entry: Entry) => unknown) =>
  Object.fromEntries(entries.map((entry) => [JSON.stringify(entry) ?? 'none', answer(entry) ?? null]));

/** Runs something in a folder; its answer, or its refusal, names no folder. */
async function inFolder(answer: (folder: string) => unknown): Promise<unknown> {
  const folder = temporaryFolder();
  try {
    return JSON.parse(stable(JSON.stringify((await answer(folder)) ?? null), folder));
  } catch (error) {
    return stable(String(error), folder);
  }
}

const seconds = [0, 0.04, 0.5, 0.95, 9.94, 9.95, 10, 59.4, 59.5, 60, 61, 119.6, 3599.4, 3600, 3661, 90_061];
const summary: BatchSummary = {
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
const summaries: Readonly<Record<string, Partial<BatchSummary>>> = {
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
  'of eleven rules': { rules: rules(11), firstNotJudged: names(11), notJudged: 200 },
  'of the worst': {
    worst: [
      { document: 'a\u0007', issues: 1000, isCut: true },
      { document: 'b', issues: 1 },
    ],
  },
};

/** Files beside a configuration that was found, and configurations that may or may not name them. */
const configs: Readonly<Record<string, Config>> = {
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

const pictures: Readonly<Record<string, string>> = {
  png: '\x89PNG\r\n',
  jpeg: '\xff\xd8\xff\xe0',
  webp: 'RIFF1234WEBPVP8 ',
  wave: 'RIFF1234WAVEfmt ',
  svg: '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  gif: 'GIF89a',
  empty: '',
};

const words = [
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
const environments = ['', '0', '1', 'false', 'true'];

const served = [
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
  ],
  ...[
    '--options FOLDER/file.json',
    '--options FOLDER/file.json --max-queue 7 --strict',
    '--specification a.js --rule-set pint-ae',
  ],
];
const file = {
  strict: true,
  limits: { maxQueue: 3, maxFindings: 2 },
  problemBase: 'x',
  render: { footer: 'a', logo: 'png' },
};

const origins = [
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

async function agentAnswer(origin: string | undefined, method: string) {
  const handler = createMcpHandler(run, 1000, { allowedOrigins: ['https://a.example'] });
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const headers = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    ...(origin && { origin }),
  };
  const answer = await handler(
    new Request('http://localhost/mcp', { method, headers, ...(method === 'POST' && { body }) }),
  );
  return [answer.status, answer.headers.get('allow'), await answer.text()];
}

function* asked(): Generator<Asked> {
  for (const language of languages) {
    const line = { documents: 12_345, valid: 12_000 };
    yield {
      name: `batches: progress ${language}`,
      answer: () => [
        ...seconds.map((secondsLeft) =>
          progressLine({ ...line, documentsPerSecond: 0.9, share: 0.5, secondsLeft }, language),
        ),
        ...[null, 0, 0.024, 0.025, 0.5, 0.999, 1].map((share) =>
          progressLine({ ...line, documentsPerSecond: 1, share, secondsLeft: null }, language),
        ),
      ],
    };
    yield {
      name: `batches: durations ${language}`,
      answer: () =>
        each(seconds, (given) => summaryText({ ...summary, seconds: given }, language).split('\n')[0]),
    };
    for (const [name, more] of Object.entries(summaries))
      yield {
        name: `batches: summary ${name} ${language}`,
        answer: () => summaryText({ ...summary, ...more }, language),
      };
    yield {
      name: `batches: words ${language}`,
      answer: () => [
        goesOnText(language),
        changesText([], language),
        changesText(
          [
            { change: 'a', count: 1 },
            { change: 'ب', count: 2 },
          ],
          language,
        ),
        each([0, 999, 1000, 1e6], countText),
      ],
    };
    yield { name: `codes: near ${language}`, answer: () => each(words, (word) => codesNear(word, language)) };
  }
  yield { name: 'codes: explained', answer: () => each(words, explainCode) };
  for (const args of [
    [],
    ['--lang', 'ar'],
    ['--lang=ar', 'x'],
    ['-l', 'ar'],
    ['-lar'],
    ['x--lang', 'ar'],
    ['--lang', 'arx'],
  ])
    yield {
      name: `node: ${args.join(' ')}`,
      answer: () =>
        each(
          [
            '18.0.0',
            '20.0.0',
            '20.18.9',
            '20.19.0',
            '20.20.0',
            '21.0.0',
            '22.11.0',
            '22.12.0',
            '22.13.0',
            '24.1.0',
            'x',
          ],
          (found) => tooOld(found, args),
        ),
    };
  yield {
    name: 'node: colours',
    answer: () =>
      environments.flatMap((no) =>
        environments.flatMap((force) =>
          ['dumb', 'xterm'].map((term) =>
            [
              no,
              force,
              term,
              showsColour({ NO_COLOR: no, FORCE_COLOR: force, TERM: term }, true),
              showsColour({ NO_COLOR: no, FORCE_COLOR: force, TERM: term }, false),
            ].join(' '),
          ),
        ),
      ),
  };
  yield { name: 'node: colours of nothing', answer: () => [showsColour({}, true), showsColour({}, false)] };
  for (const [name, config] of Object.entries(configs))
    yield {
      name: `found configurations: ${name}`,
      answer: () =>
        inFolder((folder) => {
          mkdirSync(join(folder, 'in'));
          for (const path of ['outside.json', 'in/own.json']) writeFileSync(join(folder, path), '{}');
          symlinkSync('../outside.json', join(folder, 'in/link.json'));
          return refuseBeyond(config, join(folder, 'in/pint-ae.config.json'), 'shown.json');
        }),
    };
  for (const [name, content] of Object.entries(pictures))
    yield {
      name: `looks: ${name}`,
      answer: () =>
        inFolder((folder) => {
          writeFileSync(join(folder, name), Buffer.from(content, 'latin1'));
          return lookWithLogo({ logo: name, footer: 'a' }, join(folder, 'options.json'));
        }),
    };
  for (const logo of [
    undefined,
    'data:image/png;base64,AA==',
    'data:text/plain,x',
    'none.png',
    `${'x'.repeat(99)}/${'y'.repeat(99)}`,
  ])
    yield {
      name: `looks: ${logo}`,
      answer: () =>
        inFolder((folder) => lookWithLogo(logo === undefined ? {} : { logo }, join(folder, 'options.json'))),
    };
  for (const line of served)
    yield {
      name: `servers: ${line}`,
      answer: () =>
        inFolder((folder) => {
          writeFileSync(join(folder, 'file.json'), JSON.stringify(file));
          writeFileSync(join(folder, 'png'), Buffer.from(pictures.png ?? '', 'latin1'));
          const argv = line.replace('FOLDER', folder).split(' ').filter(Boolean);
          return setupOf(readArguments('serve', splitCommandLine(['serve', ...argv])));
        }),
    };
  for (const method of ['POST', 'GET', 'DELETE'])
    for (const origin of origins)
      yield { name: `agents: ${method} of ${origin}`, answer: () => agentAnswer(origin, method) };
}

compareWithApproved('command-parts', asked());
