/** Writes the generated pages of the documentation: the reference in both languages, and the description of HTTP. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../../src/core/messages/language.ts';
import { openApiDocument } from '../../src/http/openapi.ts';
import { projectFolder } from '../sources.ts';
import { referencePages } from './reference.ts';

export const docsFolder = join(projectFolder, 'docs');

export function writeReference(): void {
  for (const language of languages) {
    const folder = join(docsFolder, language === 'en' ? '' : language);
    rmSync(join(folder, 'reference'), { recursive: true, force: true });
    for (const { path, markdown } of referencePages(language)) write(join(folder, path), markdown);
  }
  write(join(docsFolder, 'public/openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
