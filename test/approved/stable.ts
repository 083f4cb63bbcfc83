import { relative } from 'node:path';
import { projectFolder } from '../../scripts/project-folder.ts';
import { version } from '../../src/core/version.ts';

/** Replaces what differs from machine to machine and from release to release. */
export function stable(text: string, folder?: string): string {
  const same = folder === undefined ? text : ofFolder(text, folder);
  return same
    .replaceAll(projectFolder.replace(/\/$/, ''), 'PROJECT')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'HASH')
    .replaceAll(version, 'VERSION');
}

/** A batch makes an instance for each report; pages may break a path after each slash. */
function ofFolder(text: string, folder: string): string {
  return text
    .replaceAll(relative('.', folder), 'FOLDER')
    .replaceAll(folder, 'FOLDER')
    .replaceAll(folder.replaceAll('/', '/<wbr>'), 'FOLDER')
    .replaceAll(/(?<=sbdh:InstanceIdentifier>)[0-9a-f]{8}-[0-9a-f-]{27}(?=<)/g, 'INSTANCE');
}

/** Members that are prose; the rule, the text and the values of a finding decide them. */
const prose = new Set(['message', 'hint', 'title', 'why', 'assertion']);

/** Leaves out the prose of findings and suggestions, as a replacer of `JSON.stringify`. */
export const withoutProse = (name: string, value: unknown): unknown =>
  typeof value === 'string' && prose.has(name) ? undefined : value;
