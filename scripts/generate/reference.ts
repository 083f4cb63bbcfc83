/**
 * Compiles the project's Schematron for the reference engine: from Schematron to XSLT to SEF, into
 * src/generated.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStylesheet, toXslt } from 'schematron-compiler/saxon';
import { otherReleases } from '../../rules/ae/releases/index.ts';
import { packStylesheet } from '../../src/schematron/packed-stylesheet.ts';
import { xsltOptions } from '../../src/schematron/profile-parameter.ts';
import { differenceOf } from '../releases/difference.ts';
import { projectFolder, projectSchema, sharedCodes } from '../sources.ts';
import { writeGenerated } from './bundle.ts';

const output = join(projectFolder, 'src/generated/reference.js');

const packing = [import.meta.filename, join(projectFolder, 'src/schematron/packed-stylesheet.ts')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('');

/** Compiles if the rules have changed; the first line holds the hash of the previous ones. */
export default function buildReference(): void {
  const schema = projectSchema();
  const stylesheet = toXslt(schema, xsltOptions);
  const others = otherReleases.map(({ version }) => ({
    version,
    stylesheet: toXslt(differenceOf(schema, projectSchema(version)).schema, xsltOptions),
  }));
  const made = createHash('sha256').update(packing);
  for (const each of [stylesheet, ...others.map((other) => other.stylesheet)]) made.update(each);
  const firstLine = `// ${made.digest('hex')}`;
  if (existsSync(output) && readFileSync(output, 'utf8').startsWith(firstLine)) return;
  const whole = packed(stylesheet);
  const packedOthers = others.map((other) => ({ ...other, ...packed(other.stylesheet) }));
  const lists = [...new Set([whole, ...packedOthers].flatMap((each) => each.lists))];
  const lines = [
    firstLine,
    `import { unpackStylesheet } from '../schematron/packed-stylesheet.ts';`,
    `import { ${lists.join(', ')} } from './code-lists.js';`,
    `export const stylesheet = ${whole.source};`,
    'export const otherStylesheets = {',
    ...packedOthers.map(({ version, source }) => `  '${version}': () => ${source},`),
    '};',
  ];
  writeGenerated('reference.js', `${lines.join('\n')}\n`);
}

function packed(stylesheet: string) {
  const { text, lists } = packStylesheet(compileStylesheet(stylesheet), sharedCodes());
  return { lists, source: `unpackStylesheet('${text}', { ${lists.join(', ')} })` };
}
