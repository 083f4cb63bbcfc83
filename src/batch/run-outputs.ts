import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, gunzipSync } from 'node:zlib';
import { pageFolderName, requestFolderName, taxDataFolderName, ublFolderName } from './folder-names.ts';

/** The record of a run, beside the verdicts in its folder; that of a file of verdicts has the file's name before it. */
export const recordName = 'run.json';
export const recordEnding = `.${recordName}`;
export const verdictsName = 'verdicts.ndjson';
export const summaryName = 'summary.json';

/** Files that a run writes to its folder. */
const namesOfRun = [
  ...[recordName, verdictsName, summaryName],
  ...[ublFolderName, requestFolderName, pageFolderName, taxDataFolderName],
];

/**
 * Which of the names in a folder are what a run wrote there: known by the record beside them, or by their content where
 * that is gone.
 */
export async function outputsOfRuns(folder: string, names: readonly string[]): Promise<ReadonlySet<string>> {
  const outputs = new Set<string>();
  const there = new Set(names);
  if (there.has(recordName) && (await isOutputOfRun(join(folder, recordName))))
    for (const name of namesOfRun) if (there.has(name)) outputs.add(name);
  for (const name of names) {
    if (outputs.has(name) || !(await isOutputOfRun(join(folder, name)))) continue;
    outputs.add(name);
    const recorded = name.endsWith(recordEnding) ? name.slice(0, -recordEnding.length) : '';
    if (there.has(recorded)) outputs.add(recorded);
  }
  return outputs;
}

/** How each file of a run begins; other names are not looked into. */
const beginnings: readonly (readonly [name: RegExp, start: RegExp])[] = [
  [
    /(^|\.)run\.json$/,
    /^\{\s*"version": "[^"]+",\s*"documents": "[0-9a-f]{64}",\s*"options": "[0-9a-f]{64}"/,
  ],
  [/^summary\.json$/, /^\{\s*"end": (null|"[a-z-]+"),\s*"documents": \d+,\s*"valid": \d+,\s*"invalid": \d+,/],
  [
    /\.(ndjson|jsonl)(\.gz)?$/i,
    /^\{"document":"[^\n]*?"valid":(true|false),"outcome":"(valid|invalid|malformed|not-judged)","issues":\[/,
  ],
  [/\.junit\.xml$/i, /^<\?xml[^>]*>\s*<testsuites name="pint-ae/],
];

/** Whether a file is what a run wrote, by its beginning; false for a file that cannot be read. */
export async function isOutputOfRun(path: string): Promise<boolean> {
  const name = path.split(/[/\\]/).at(-1) ?? '';
  const known = beginnings.find(([pattern]) => pattern.test(name));
  if (known === undefined) return false;
  const start = await startOf(path).catch(() => '');
  return known[1].test(start);
}

/** How a report of `validate` begins in each format that has the ending of a document. */
const reportBeginnings: readonly RegExp[] = [
  /^\[?\s*\{\s*"file": "(?:[^"\\]|\\.)*",\s*"kind": /,
  /^\[\s*(\]\s*$|\{\s*("description": "(?:[^"\\]|\\.)*",\s*"check_name": |"rule": "(?:[^"\\]|\\.)*",\s*"severity": "[a-z]+",\s*"title": ))/,
  /^\{\s*"\$schema": "[^"]*",\s*"version": "[^"]+",\s*"runs": \[\s*\{\s*"tool": \{\s*"driver": \{\s*"name": "pint-ae"/,
  /^<\?xml[^>]*>\s*<(testsuites name|svrl:schematron-output [^>]*title)="pint-ae"/,
];

/** Whether a file is a report of `validate`, by its beginning; false for a file that cannot be read. */
export async function isReport(path: string): Promise<boolean> {
  const start = await startOf(path).catch(() => '');
  return reportBeginnings.some((beginning) => beginning.test(start));
}

/** Verdicts begin with names, which may be long. */
const startBytes = 4096;

async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    if (!(await file.stat()).isFile()) return '';
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    const bytes = buffer.subarray(0, bytesRead);
    return (/\.gz$/i.test(path) ? inflatedStart(bytes) : bytes).toString('utf8');
  } finally {
    await file.close();
  }
}

/** Decompresses the beginning of a gzip file; throws if it is not gzip. It is cut off, which is not an error here. */
function inflatedStart(bytes: Buffer): Buffer {
  return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
}
