import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../engine-folder.ts';
import { entrySources } from '../entry-sources.ts';
import { type Exported, exportsOf } from './exported.ts';

/** Entry points of the command that this compiler was made for: nothing promises that they stay. */
const withoutPromise: readonly string[] = ['arabic-evaluation', 'arabic-reasons', 'once-per', 'text'];

/** The page of all exports of the entry points, made from their sources. */
export function apiPage(): string {
  const entries = Object.entries(entrySources()).filter(([name]) => !withoutPromise.includes(name));
  return [
    '# API',
    'Made from the sources by `npm run api`; a test compares it. Each entry point has its types beside it.',
    ...entries.map(([name, file]) => section(name, file)),
    '',
  ].join('\n\n');
}

function section(name: string, file: string): string {
  const title = name === 'index' ? 'schematron-compiler' : `schematron-compiler/${name}`;
  const about = /^\/\*\*\s*([\s\S]*?)\s*\*\//.exec(readFileSync(join(engineFolder, file), 'utf8'))?.[1];
  const exported = exportsOf(file);
  const values = exported.filter(isValue);
  const types = exported.filter((each) => !isValue(each));
  return [
    `## ${title}`,
    ...(name === 'index' || about === undefined ? [] : [about.replaceAll(/\s*\n \* /g, ' ')]),
    // Compiled rules call its functions by name, and programs only as a whole.
    name === 'runtime' ? `${values.length} functions.` : [...values, ...types].map(line).join('\n'),
  ].join('\n\n');
}

const isValue = ({ kind }: Exported) => kind !== 'interface' && kind !== 'type';

function line({ name, kind, doc, signature }: Exported): string {
  const shown = signature ?? (kind === 'const' ? name : `${kind} ${name}`);
  return `- \`${shown}\`${doc === '' ? '' : `: ${doc}`}`;
}
