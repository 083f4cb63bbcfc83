/** Compiles the project's Schematron for the reference engine: Schematron to XSLT to SEF, into src/generated. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { toXslt } from '../src/schematron/to-xslt.ts';
import { projectFolder, projectSchema } from './sources.ts';

const work = join(projectFolder, 'dist/schematron');
const output = join(projectFolder, 'src/generated/reference.js');

/** Compiles when the stylesheet has changed; the hash of the last one stands in the first line. */
export default function buildReference(): void {
  const schema = projectSchema();
  const stylesheet = toXslt(schema);
  const firstLine = `// ${createHash('sha256').update(stylesheet).digest('hex')}`;
  if (existsSync(output) && readFileSync(output, 'utf8').startsWith(firstLine)) return;
  const asserts = schema.patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));
  const texts = Object.fromEntries(asserts.map(({ id, text }) => [id, text]));
  const sef = compile(stylesheet);
  const packed = gzipSync(JSON.stringify(sef), { level: 9 }).toString('base64');
  const lines = [
    firstLine,
    `import { gunzipSync } from 'node:zlib';`,
    `export const stylesheet = JSON.parse(gunzipSync(Buffer.from('${packed}', 'base64')).toString());`,
    `export const texts = ${JSON.stringify(texts)};`,
  ];
  writeFileSync(join(work, 'texts.json'), JSON.stringify(texts));
  writeFileSync(output, `${lines.join('\n')}\n`);
}

function compile(stylesheet: string): unknown {
  mkdirSync(work, { recursive: true });
  const [source, target] = [join(work, 'pint-ae.xsl'), join(work, 'pint-ae.sef.json')];
  writeFileSync(source, stylesheet);
  const xslt3 = join(projectFolder, 'node_modules/xslt3/xslt3.js');
  execFileSync(process.execPath, [xslt3, `-xsl:${source}`, `-export:${target}`, '-nogo']);
  return JSON.parse(readFileSync(target, 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildReference();
