import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namespaces } from '../../test/schematron/compiled/evaluate-xpath.ts';
import { document } from '../../test/schematron/compiled/expression-document.ts';
import { saxonHe, saxonHeProgram } from '../artefacts/saxon-he.ts';

/** The values that Saxon-HE gives for expressions on the document of the tests, each as items or an error. */
export function bySaxonHe(expressions: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'schematron-compiler-expressions-'));
  try {
    const file = join(folder, 'document.xml');
    writeFileSync(file, document);
    const prefixes = Object.entries(namespaces).map(([prefix, uri]) => `${prefix}=${uri}`);
    const { stdout, stderr, status } = spawnSync(
      'java',
      ['-cp', saxonHe, saxonHeProgram, 'expressions', file, ...prefixes],
      {
        input: `${expressions.join('\n')}\n`,
        encoding: 'utf8',
        maxBuffer: 1e9,
      },
    );
    if (status !== 0) throw new Error(stderr);
    return stdout.split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
