/** Compiles the project's Schematron for the reference engine: Schematron to XSLT to SEF, into dist/schematron. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readSchematron } from '../src/schematron/source.ts';
import { toXslt } from '../src/schematron/to-xslt.ts';

const output = 'dist/schematron';

const codeLists = readdirSync('rules/codelists')
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`rules/codelists/${file}`, 'utf8')));

const schema = readSchematron('schematron/pint-ae.sch', (path) => readFileSync(path, 'utf8'), codeLists);
const asserts = schema.patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));

mkdirSync(output, { recursive: true });
writeFileSync(`${output}/pint-ae.xsl`, toXslt(schema));
writeFileSync(
  `${output}/texts.json`,
  JSON.stringify(Object.fromEntries(asserts.map(({ id, text }) => [id, text]))),
);
execFileSync('node', [
  'node_modules/xslt3/xslt3.js',
  `-xsl:${output}/pint-ae.xsl`,
  `-export:${output}/pint-ae.sef.json`,
  '-nogo',
]);
console.log(`${new Set(asserts.map(({ id }) => id)).size} rules compiled`);
