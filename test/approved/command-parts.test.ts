import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progressLine } from '../../src/cli/batch/progress.ts';
import { changesText, countText, goesOnText, summaryText } from '../../src/cli/batch/summary-text.ts';
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
import {
  configs,
  environments,
  file,
  origins,
  pictures,
  seconds,
  served,
  summaries,
  summary,
  words,
} from './command-part-inputs.ts';
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
            '16.20.2',
            '18.20.8',
            '20.18.3',
            '20.20.2',
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
