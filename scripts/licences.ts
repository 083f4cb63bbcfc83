import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './project-folder.ts';

/** The licences of packages, which whatever contains their code has to carry. */
export function licencesOf(packages: Iterable<string>): string {
  return [...new Set(packages)]
    .toSorted()
    .map((name) => `${name}\n\n${licenceOf(name)}\n`)
    .join(`${'-'.repeat(80)}\n\n`);
}

function licenceOf(name: string): string {
  const folder = join(projectFolder, 'node_modules', name);
  const file = readdirSync(folder).find((each) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(each));
  if (file === undefined) throw new Error(`${name} has no licence`);
  return readFileSync(join(folder, file), 'utf8').trim();
}
