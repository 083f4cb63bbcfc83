import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateUbl, wrapUbl } from 'pint-ae';
import { corpus } from '../../test/schematron/corpus.ts';
import { shell } from '../trials.ts';

/** ph-ubl and peppol-sbdh read 500 documents in their envelopes and write them anew: nothing is lost. */
export const ubl = async (folder: string): Promise<string> => {
  const envelopes = corpus().flatMap(({ xml }) => {
    const { issues } = validateUbl(xml, { checks: 'rules-only' });
    const isOfSchema = issues.every(({ rule }) => !rule.startsWith('ubl-'));
    const wrapped = wrapUbl(xml, {
      id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10',
      createdAt: '2026-01-31T08:00:00Z',
    });
    return isOfSchema && wrapped.ok ? [wrapped.value] : [];
  });
  mkdirSync(join(folder, 'envelopes'));
  for (const [place, text] of envelopes.slice(0, 500).entries())
    writeFileSync(join(folder, 'envelopes', `${place}.xml`), text);
  const program = join(import.meta.dirname, 'ubl');
  const said = await shell(
    `mvn --quiet --batch-mode -f ${program}/pom.xml dependency:build-classpath -Dmdep.outputFile=$PWD/classpath
javac -cp "$(cat classpath)" -d classes ${program}/Ubl.java
java -cp "classes:$(cat classpath)" Ubl envelopes`,
    folder,
  );
  const lines = said.trim().split('\n');
  // Documents of the corpus that break a rule by their electronic address.
  const refused = lines.filter((line) => /\[invalid-(?:sender|receiver)-value\]/.test(line));
  if (lines.length !== refused.length + 1 || lines.at(-1) !== '500 read' || refused.length > 2)
    throw new Error(said);
  return `500 documents in envelopes, read and written again without a difference; ${refused.length} envelopes refused for their address`;
};
