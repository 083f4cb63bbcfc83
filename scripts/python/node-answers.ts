import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert, readUbl, validateDocument, validateUbl } from 'pint-ae';
import { bothWays, supplyCases } from '../../test/request/supplies.ts';
import { corpus } from '../../test/schematron/corpus.ts';
import { projectFolder } from '../project-folder.ts';

/** CI takes every document of the files, and each fourth of those made of them and of the corpus; the nightly run takes all. */
const step = process.env.CI !== undefined && process.env.EVERY_TEST === undefined ? 4 : 1;

/** Calls of functions in Node.js with their answers, one a line, to which Python's must be equal byte for byte. */
export function nodeAnswers(): string {
  const files = ['examples', 'test'].flatMap(documentsIn);
  const facts = supplyCases.map((one) => JSON.stringify(bothWays(one).byFact));
  const others = [...files.flatMap(withoutEachMember), ...facts, ...corpus().map(({ xml }) => xml)];
  const texts = [...files, ...others.filter((_, at) => at % step === 0)];
  return texts
    .flatMap((text) => (text.trimStart().startsWith('<') ? answersOnUbl(text) : answersOnRequest(text)))
    .map((call) => `${JSON.stringify(call)}\n`)
    .join('');
}

function documentsIn(folder: string): string[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|xml)$/.test(name))
    .map((name) => readFileSync(join(projectFolder, folder, name), 'utf8'));
}

/** As many documents as a request in JSON has members, each without one. */
function withoutEachMember(text: string): string[] {
  if (!text.trimStart().startsWith('{')) return [];
  const members: Record<string, unknown> = JSON.parse(text);
  return Object.keys(members).map((name) => JSON.stringify({ ...members, [name]: undefined }));
}

type Call = readonly [name: string, document: string, answer: string];

function answersOnUbl(text: string): Call[] {
  return [
    ['validate', text, JSON.stringify(validateDocument(text).result)],
    ['validateUbl', text, JSON.stringify(validateUbl(text))],
    ['read', text, JSON.stringify(readUbl(text))],
  ];
}

function answersOnRequest(text: string): Call[] {
  const { result, request } = validateDocument(text);
  const judged: Call = ['validate', text, JSON.stringify(result)];
  return request === undefined ? [judged] : [judged, ['convert', text, JSON.stringify(convert(request))]];
}
