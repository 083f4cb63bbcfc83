import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
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

/** The packages of which code is in a bundle: files that were read and left out again are not counted. */
export function packagesIn({ outputs }: Metafile): readonly string[] {
  return packagesOf(
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    ),
  );
}

/** The packages to which files belong, by the paths of these. */
export function packagesOf(files: readonly string[]): readonly string[] {
  const names = files.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}
