/**
 * Attacks the library, and a server started for this purpose, with documents made to slow it or fill its
 * memory, reports the result of each attack, and fails for one that takes more than twice as long as test/what-it-withstands.md prints. Usage: npm run tool -- withstand [documents|server]; the server
 * is that of the last build.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './project-folder.ts';
import { attackJudging } from './withstand/documents.ts';
import { figuresIn, slowerThanPrinted } from './withstand/printed.ts';
import { attackServer } from './withstand/server.ts';

const [only] = process.argv.slice(2);
if (only !== 'server') {
  const measured = attackJudging();
  const page = readFileSync(join(projectFolder, 'test/what-it-withstands.md'), 'utf8');
  const slower = slowerThanPrinted(figuresIn(page), measured);
  console.log(
    `${Object.keys(measured).length} attacks, ${slower.length} take more than twice as long as printed`,
  );
  for (const line of slower) console.log(line);
  if (slower.length > 0) process.exitCode = 1;
}
if (only !== 'documents' && !(await attackServer())) process.exitCode = 1;
