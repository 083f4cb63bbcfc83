import { readFileSync } from 'node:fs';
import type { Language } from '../../src/core/messages/language.ts';
import { type Runs, runtimesFile } from '../runtimes/runs.ts';
import { blocks, type Page, type ReferenceText, said, table } from './markdown.ts';

/** The names of the checks on the page. */
const names: Readonly<Record<string, ReferenceText>> = {
  'conformance corpus': 'runCorpus',
  'requests, valid and broken': 'runRequests',
  'UBL, there and back': 'runUbl',
  'HTTP handler': 'runHandler',
  'pages for people': 'runPages',
  'batch in worker threads': 'runBatch',
  'command line': 'runCommandLine',
};

/** The page on what was run in which runtime, and when. */
export function runtimesPage(language: Language): Page {
  const { package: version, runs }: Runs = JSON.parse(readFileSync(runtimesFile, 'utf8'));
  const rows = runs.map(({ runtime, version: ofRuntime, date, outcomes }) => [
    `${runtime} (${ofRuntime}, ${date})`,
    ...Object.keys(names).map((check) => {
      const outcome = outcomes.find((each) => each.check === check);
      if (outcome === undefined) return said('runNotThere', language);
      return outcome.error === null ? String(outcome.documents) : said('runFailed', language);
    }),
  ]);
  const heads = Object.values(names).map((name) => said(name, language));
  return {
    path: 'reference/runtimes.md',
    markdown: blocks(
      '---\noutline: false\naside: false\n---',
      `# ${said('runtimesTitle', language)}`,
      said('runtimesLead', language, { version }),
      table([said('runtime', language), ...heads], rows),
      said('runtimesRest', language),
    ),
  };
}
