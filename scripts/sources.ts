import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CodeList, readSchematron, type SchematronSchema } from 'schematron-compiler/rules';
import { otherReleases, release } from '../rules/ae/releases/index.ts';
import type { ReleaseByDifference } from '../src/core/specification/specification.ts';
import { projectFolder } from './project-folder.ts';
import { changedLists, composed, type ListChanges, refuseUnexplained } from './releases/compose.ts';

export { projectFolder };

const sharedLists = 'rules/pint/codelists';

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

/** The lists that all PINTs share, with the codes of a release; default: the one by which documents are judged. */
export function sharedCodeLists(version: string = release.version): readonly CodeList[] {
  const shared = new Set(listsIn([sharedLists]).map(({ id }) => id));
  return codeListsOf(version).filter(({ id }) => shared.has(id));
}

/** The codes of these lists, by list name. */
export function sharedCodes(version?: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(sharedCodeLists(version).map(({ id, codes }) => [id, Object.keys(codes)]));
}

/** A release's Schematron with its code lists; default: that of the last release. */
export function projectSchema(version: string = release.version): SchematronSchema {
  const codeLists = codeListsOf(version);
  return lineageOf(version).reduce(
    (schema, each) => {
      const path = `${folderOf(each.version)}/rules.sch`;
      if (!existsSync(join(projectFolder, path))) return schema;
      const without = each.withoutRules ?? [];
      const changed = composed(schema, { schema: schemaAt(path, codeLists), without });
      const ids = ['rules/pint/messages', 'rules/ae/messages'].flatMap((folder) =>
        readdirSync(join(projectFolder, folder))
          .filter((file) => file.endsWith('.json'))
          .flatMap((file) => Object.keys(JSON.parse(read(`${folder}/${file}`)))),
      );
      refuseUnexplained(schema, changed, each, new Set(ids));
      return changed;
    },
    schemaAt('schematron/pint-ae.sch', codeLists),
  );
}

/** The Schematron from which the releases differ. */
export function firstSchema(): SchematronSchema {
  return schemaAt('schematron/pint-ae.sch', listsIn([sharedLists, 'rules/ae/codelists']));
}

/** The code lists as the sources import them: those of all PINTs as the default release has them. */
export function importedLists(): readonly CodeList[] {
  return [...sharedCodeLists(), ...listsIn(['rules/ae/codelists'])];
}

/** The Schematron of the documents that travel beside invoices, by the name of its file. */
export function networkSchemas(): Readonly<Record<'tax-data' | 'message-status', SchematronSchema>> {
  return {
    'tax-data': schemaAt('schematron/tax-data.sch', listsIn(['rules/ae/tax-data/codelists'])),
    'message-status': schemaAt('schematron/message-status.sch', []),
  };
}

/** The published stylesheets only visit elements. */
function schemaAt(path: string, codeLists: readonly CodeList[]): SchematronSchema {
  return readSchematron(path, read, codeLists, { visited: 'elements' });
}

const folderOf = (version: string) => `rules/ae/releases/${version}`;

/** A release after the one that it differs from, and that after its own; the first stands in `schematron/`. */
function lineageOf(version: string): readonly ReleaseByDifference[] {
  const releases: readonly ReleaseByDifference[] = [...otherReleases, release];
  const found = releases.find((each) => each.version === version);
  if (found === undefined) throw new Error(`there is no release ${version}`);
  return found.differsFrom === undefined ? [found] : [...lineageOf(found.differsFrom), found];
}

export function codeListsOf(version: string): readonly CodeList[] {
  return lineageOf(version).reduce<readonly CodeList[]>(
    (all, each) => {
      const path = `${folderOf(each.version)}/codelists.json`;
      if (!existsSync(join(projectFolder, path))) return all;
      const changes: ListChanges = JSON.parse(read(path));
      return changedLists(all, changes);
    },
    listsIn([sharedLists, 'rules/ae/codelists']),
  );
}

function listsIn(folders: readonly string[]): CodeList[] {
  return folders.flatMap((folder) =>
    readdirSync(join(projectFolder, folder)).map((file) => JSON.parse(read(`${folder}/${file}`))),
  );
}
