/**
 * `npm run bench -- --peer NAME`: another validator beside ours in one run: what it takes to judge one document, and the
 * verdicts on 300. phive and saxon need Maven and a JDK, saxonche and mcp-einvoicing-ae Python. `--rules DIR` names the
 * XSLT of the release to judge by; without it, phive takes what it brings, which is older than ours.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { validateUbl } from '../src/index.ts';
import { type Peer, peers } from './peers/programs.ts';
import { invoiceWithLines } from './requests.ts';
import { ownUbl } from './tasks.ts';

interface Figures {
  /** Seconds from the start of the process to its first verdict. */
  readonly cold: number;
  readonly bySecond: number;
  readonly byProcessorSecond: number;
  /** The most memory that it held. */
  readonly kilobytes: number;
}

interface Judge {
  readonly figures: Figures;
  /** The rules that each document breaks, by its file. */
  readonly rules: ReadonlyMap<string, string>;
}

const documents = 300;
/** The only finding on a document that the schema or the rules' program refuses. */
const stopped = 'stopped';

/** A table of both. */
export function besidePeer(name: string, seconds: number, rules = '-'): string {
  const peer = peers[name];
  if (peer === undefined)
    throw new Error(`There is no peer ${name}; there are ${Object.keys(peers).join(', ')}.`);
  if (rules === '-' && peer.runsReleases && name !== 'phive')
    throw new Error(`Name the folder of the XSLT that ${name} is to run: --rules DIR.`);
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-peer-'));
  try {
    const files = documentsIn(join(folder, 'documents'));
    const ours = own(files, seconds);
    const theirs = judgeOf(peer, folder, seconds, rules);
    const rows = Object.entries({ 'pint-ae': ours.figures, [name]: theirs.figures }).map(([judge, figures]) =>
      [
        judge.padEnd(17),
        figures.bySecond.toFixed(0).padStart(12),
        figures.byProcessorSecond.toFixed(0).padStart(16),
        `${figures.cold.toFixed(2)} s`.padStart(14),
        `${(figures.kilobytes / 1024).toFixed(0)} MB`.padStart(8),
      ].join(' '),
    );
    return [
      'An invoice of 10 lines, from UBL text to verdict, on one thread:',
      '                  docs/second  docs/CPU second  first verdict   memory',
      ...rows,
      ...agreement(peer, ours, theirs),
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns what the peer finds of what we find, and how often both name the same rules where both have them. */
function agreement({ runsReleases, expected }: Peer, ours: Judge, theirs: Judge): readonly string[] {
  const pairs = [...ours.rules].map(([file, own]) => [own, theirs.rules.get(file) ?? ''] as const);
  const [valid, invalid] = [pairs.filter(([own]) => own === ''), pairs.filter(([own]) => own !== '')];
  const refused = ([, other]: readonly [string, string]) => other !== '';
  const found = (isRefused: typeof refused) =>
    `${invalid.filter(isRefused).length} of ${invalid.length} documents that are not valid are refused, and ${valid.filter(isRefused).length} of ${valid.length} that are`;
  const ofSchema = invalid.filter(([own]) => own.split(' ').every((rule) => rule.startsWith('ubl-')));
  const lines = [
    `${found(refused)};`,
    `${ofSchema.length} of the former break the schema of UBL alone, which is not in every peer.`,
  ];
  if (expected !== undefined)
    lines.push(`without ${expected}, ${found(([, other]) => other !== '' && other !== expected)}.`);
  if (!runsReleases) return lines;
  const judged = pairs.filter(([own, other]) => other !== stopped && !own.includes('ubl-'));
  const sameRules = judged.filter(([own, other]) => own === other);
  return [
    ...lines,
    `the same rules broken in ${sameRules.length} of the ${judged.length} that both judged by rules.`,
  ];
}

/** The document to measure first, then some of the corpus. */
function documentsIn(folder: string): ReadonlyMap<string, string> {
  mkdirSync(folder);
  const [measured = ''] = ownUbl([10], invoiceWithLines);
  const corpus = brotliDecompressSync(readFileSync('src/generated/corpus.ndjson.br'))
    .toString()
    .trim()
    .split('\n')
    .map((line): { profile: string; xml: string } => JSON.parse(line))
    .filter(({ profile }) => profile === 'billing')
    .slice(0, documents)
    .map(({ xml }) => xml);
  const texts = [measured, ...corpus];
  const files = new Map(texts.map((xml, place) => [`${String(place).padStart(3, '0')}.xml`, xml]));
  for (const [file, xml] of files) writeFileSync(join(folder, file), xml);
  return files;
}

function judgeOf(peer: Peer, folder: string, seconds: number, rules: string): Judge {
  const [program = '', ...words] = peer.install(folder);
  const given = [rules === '-' ? rules : resolve(rules), String(seconds), join(folder, 'documents')];
  const said = execFileSync(program, [...words, ...given], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const lines = said.trim().split('\n');
  const figures: Figures = JSON.parse(lines.pop() ?? '');
  const verdicts = lines.map((line): [string, string] => {
    const space = line.indexOf(' ');
    return [line.slice(0, space), line.slice(space + 1)];
  });
  return { figures, rules: new Map(verdicts) };
}

function own(files: ReadonlyMap<string, string>, seconds: number): Judge {
  const [measured = ''] = files.values();
  const cold = coldStart(measured);
  const rules = [...files].map(([file, xml]): [string, string] => {
    const { issues } = validateUbl(xml, { checks: 'rules-only' });
    const broken = new Set(issues.filter(({ severity }) => severity === 'error').map(({ rule }) => rule));
    return [file, [...broken].sort().join(' ')];
  });
  pace(measured, seconds / 2);
  const { maxRSS } = process.resourceUsage();
  return { figures: { cold, ...pace(measured, seconds), kilobytes: maxRSS }, rules: new Map(rules) };
}

function pace(xml: string, seconds: number): Pick<Figures, 'bySecond' | 'byProcessorSecond'> {
  const processor = process.cpuUsage();
  const begun = performance.now();
  let count = 0;
  for (; performance.now() - begun < seconds * 1000; count += 1) validateUbl(xml, { checks: 'rules-only' });
  const clock = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(processor);
  return { bySecond: count / clock, byProcessorSecond: count / ((user + system) / 1e6) };
}

/** A new process of the command that judges one document. */
function coldStart(xml: string): number {
  const begun = performance.now();
  execFileSync(process.execPath, ['dist/cli.js', 'validate', '-'], { input: xml });
  return (performance.now() - begun) / 1000;
}
