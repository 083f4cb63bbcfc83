/** Compiles the project's Schematron for the reference engine: Schematron to XSLT to SEF, into src/generated. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { compileStylesheet } from '../src/schematron/saxon/compile-stylesheet.ts';
import { toXslt } from '../src/schematron/saxon/to-xslt.ts';
import { projectFolder, projectSchema } from './sources.ts';

const output = join(projectFolder, 'src/generated/reference.js');

/** Compiles when the rules have changed; the hash of the last ones stands in the first line. */
export default function buildReference(): void {
  const schema = projectSchema();
  const stylesheet = toXslt(schema);
  const asserts = schema.patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));
  const texts = JSON.stringify(Object.fromEntries(asserts.map(({ id, text }) => [id, text])));
  const firstLine = `// ${createHash('sha256').update(stylesheet).update(texts).digest('hex')}`;
  if (existsSync(output) && readFileSync(output, 'utf8').startsWith(firstLine)) return;
  const packed = brotliCompressSync(JSON.stringify(compileStylesheet(stylesheet))).toString('base64');
  const lines = [
    firstLine,
    `import { brotliDecompressSync } from 'node:zlib';`,
    `export const stylesheet = JSON.parse(brotliDecompressSync(Buffer.from('${packed}', 'base64')).toString());`,
    `export const texts = ${texts};`,
  ];
  writeFileSync(output, `${lines.join('\n')}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildReference();
