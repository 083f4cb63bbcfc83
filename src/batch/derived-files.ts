import { join } from 'node:path';
import { readMembers, requestOfRead } from '../api/request-of.ts';
import type { TextOptions } from '../api/result.ts';
import { toXml, type ValidatedDocument } from '../api/validate-document.ts';
import { type Language, nameOfLanguage } from '../core/messages/language.ts';
import { renderValidated } from '../render/render-document.ts';
import type { ChunkDocument } from './chunk.ts';
import { lineFileName } from './file-names.ts';
import { pageFolderName, requestFolderName, ublFolderName } from './run-outputs.ts';
import type { WorkerSettings } from './settings.ts';
import type { Verdict } from './verdict.ts';

/** A file that is written in addition to the verdict on a document. */
export interface DerivedFile {
  /** The field of the verdict that contains the file's name. */
  readonly key: keyof Pick<Verdict, 'ubl' | 'request' | 'page' | 'tdd'>;
  /** Relative to the output folder. */
  readonly name: string;
  readonly path: string;
  readonly content: string;
}

/** The files for a document: UBL if it is valid, its request and page if it could be read. */
export function derivedFiles(
  document: ChunkDocument,
  validated: ValidatedDocument,
  { ublFolder, requestFolder, pages }: Pick<WorkerSettings, 'ublFolder' | 'requestFolder' | 'pages'>,
  { language }: TextOptions = {},
): DerivedFile[] {
  const files: DerivedFile[] = [];
  const add = (
    key: DerivedFile['key'],
    shown: string,
    folder: string,
    ending: string,
    text: string | null,
  ) => {
    const file = `${fileName(document)}.${ending}`;
    if (text !== null) files.push({ key, name: `${shown}/${file}`, path: join(folder, file), content: text });
  };
  if (ublFolder !== null && validated.result.valid)
    add('ubl', ublFolderName, ublFolder, 'xml', toXml(validated));
  if (requestFolder !== null)
    add(
      'request',
      requestFolderName,
      requestFolder,
      'json',
      requestText(validated, nameOfLanguage(language)),
    );
  if (pages !== null) {
    const { pageFolder, pageLanguage, ...shown } = pages;
    const page = renderValidated(validated, { ...shown, ...(pageLanguage && { language: pageLanguage }) });
    add('page', pageFolderName, pageFolder, 'html', page);
  }
  return files;
}

function requestText({ form, ubl, text, envelope }: ValidatedDocument, language: Language): string | null {
  if (form !== 'ubl' || ubl === undefined || text === undefined) return null;
  const read = readMembers(requestOfRead({ root: ubl, text, envelope }, { language }));
  return `${JSON.stringify(read, null, 2)}\n`;
}

const longestName = 120;

/**
 * Returns the name, without extension, of a document's files: the name of its input. For an input without a name, the
 * numbers of input and line make it unique, ignoring case. Characters of the document's name that have a meaning in a
 * file system are replaced.
 */
export function fileName({ input, line, name, fileName: own }: ChunkDocument): string {
  if (own !== undefined) return line === undefined ? own : lineFileName(own, line);
  const numbers = [
    String(input + 1).padStart(6, '0'),
    ...(line === undefined ? [] : [String(line).padStart(9, '0')]),
  ];
  const readable = name
    .slice(-longestName)
    .replace(/:\d{1,12}$/, '')
    .replace(/(?:\.(?:xml|json|ndjson|jsonl|gz)){1,4}$/i, '')
    .replaceAll(/[^A-Za-z0-9-]+/g, '_')
    .replace(/^_/, '')
    .replace(/_$/, '')
    .slice(-80);
  return [...numbers, ...(readable === '' ? [] : [readable])].join('-');
}
