import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateDocument } from '../../../src/api/validate-document.ts';
import { projectFolder } from '../../project-folder.ts';
import { attacks } from './attacks.ts';
import { boundOf, type Figure, figuresIn } from './table.ts';

/** Judges each of the attacks: at most twice as long as `test/what-it-withstands.md` prints. */
export function* attackedDocuments(): Generator<Figure> {
  const printed = figuresIn(readFileSync(join(projectFolder, 'test/what-it-withstands.md'), 'utf8'));
  for (const [name, make] of Object.entries(attacks)) {
    const text = make();
    const bound = boundOf(name, printed);
    let value = millisecondsFor(text);
    // What is slow by chance, for example because of other programs, is not so three times.
    for (let again = 0; again < 2 && value > bound; again += 1)
      value = Math.min(value, millisecondsFor(text));
    yield { of: name, value, unit: 'ms', bound };
  }
}

function millisecondsFor(text: string): number {
  const start = process.cpuUsage();
  validateDocument(text);
  return process.cpuUsage(start).user / 1000;
}
