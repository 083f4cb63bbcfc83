import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Judgement } from '../../../src/schematron/engine.ts';
import { createSaxonEngine } from '../../../src/schematron/saxon.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { toXslt } from '../../../src/schematron/to-xslt.ts';
import { namespaces, type UblElement } from '../../../src/ubl/tree.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const engine = createSaxonEngine(compiledSchematron(), new Map());

/** The Saxon engine reads the text only. */
const root: UblElement = {
  namespace: namespaces.invoice,
  prefix: '',
  localName: 'Invoice',
  attributes: [],
  children: [],
  parent: null,
  source: undefined,
};

/** Judges the text of a billing document by the Schematron as it stands in the sources. */
export function judge(xml: string): Judgement {
  return engine.judge({ root, xml }, 'billing');
}

/** Compiled once for each state of the Schematron: the name of the file is the hash of the stylesheet. */
function compiledSchematron(): object {
  const stylesheet = toXslt(
    readSchematron(
      'schematron/pint-ae.sch',
      (path) => readFileSync(join(project, path), 'utf8'),
      codeLists(),
    ),
  );
  const hash = createHash('sha256').update(stylesheet).digest('hex');
  const compiled = join(tmpdir(), `pint-ae-${hash}.sef.json`);
  if (!existsSync(compiled)) compile(stylesheet, compiled);
  return JSON.parse(readFileSync(compiled, 'utf8'));
}

function compile(stylesheet: string, output: string): void {
  const directory = mkdtempSync(join(tmpdir(), 'pint-ae-'));
  const source = join(directory, 'pint-ae.xsl');
  const target = join(directory, 'pint-ae.sef.json');
  writeFileSync(source, stylesheet);
  execFileSync('node', [
    join(project, 'node_modules/xslt3/xslt3.js'),
    `-xsl:${source}`,
    `-export:${target}`,
    '-nogo',
  ]);
  renameSync(target, output);
}

function codeLists() {
  const directory = join(project, 'rules/codelists');
  return readdirSync(directory).map((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')));
}
