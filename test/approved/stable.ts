import { projectFolder } from '../../scripts/project-folder.ts';
import { version } from '../../src/core/version.ts';

/** Replaces what differs from machine to machine and from release to release. */
export function stable(text: string, folder?: string): string {
  // Pages may break a path after each slash.
  const paths = folder === undefined ? [] : [folder, folder.replaceAll('/', '/<wbr>')];
  const anywhere = paths.reduce((changed, path) => changed.replaceAll(path, 'FOLDER'), text);
  return anywhere
    .replaceAll(projectFolder.replace(/\/$/, ''), 'PROJECT')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'HASH')
    // A batch makes an instance for each report.
    .replaceAll(/(?<=sbdh:InstanceIdentifier>)[0-9a-f]{8}-[0-9a-f-]{27}(?=<)/g, 'INSTANCE')
    .replaceAll(version, 'VERSION');
}

/** Members that are prose; the rule, the text and the values of a finding decide them. */
const prose = new Set(['message', 'hint', 'title', 'why', 'assertion']);

/** Leaves out the prose of findings and suggestions, as a replacer of `JSON.stringify`. */
export const withoutProse = (name: string, value: unknown): unknown =>
  typeof value === 'string' && prose.has(name) ? undefined : value;
