/** Compiles the project's Schematron for the reference engine: Schematron to XSLT to SEF, into src/generated. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { toXslt } from '../src/schematron/to-xslt.ts';
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
  const packed = gzipSync(JSON.stringify(compileStylesheet(stylesheet)), { level: 9 }).toString('base64');
  const lines = [
    firstLine,
    `import { gunzipSync } from 'node:zlib';`,
    `export const stylesheet = JSON.parse(gunzipSync(Buffer.from('${packed}', 'base64')).toString());`,
    `export const texts = ${texts};`,
  ];
  writeFileSync(output, `${lines.join('\n')}\n`);
}

/** The SEF of a stylesheet, which SaxonJS runs; relocatable, so that it names no folder of this machine. */
export function compileStylesheet(stylesheet: string): object {
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-schematron-'));
  try {
    const [source, target] = [join(folder, 'rules.xsl'), join(folder, 'rules.sef.json')];
    writeFileSync(source, stylesheet);
    const xslt3 = join(projectFolder, 'node_modules/xslt3/xslt3.js');
    const options = [`-xsl:${source}`, `-export:${target}`, '-nogo', '-relocate:on'];
    execFileSync(process.execPath, [xslt3, ...options], { stdio: 'pipe' });
    return JSON.parse(readFileSync(target, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildReference();
