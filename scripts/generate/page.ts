/**
 * Builds the page for trying out documents: one file that loads nothing and contains the library, its style
 * and the examples.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../sources.ts';
import { writeGenerated } from './bundle.ts';
import { asData, bundled, filledPage, pageFacts, policyOf, sourceOfPage, styleOf } from './html-page.ts';

export default async function buildPage(): Promise<void> {
  const [main, judging] = await Promise.all([
    bundled('src/page/main.ts'),
    bundled('src/ui/answering/worker.ts'),
  ]);
  const [script, worker] = [main.text, judging.text];
  const style = styleOf('src/ui/style.css', 'src/ui/form/form.css');
  const page = filledPage(sourceOfPage('src/page/page.html'), {
    policy: policyOf(script, style),
    style,
    script,
    worker,
    facts: asData(await pageFacts()),
    examples: asData(examples()),
  });
  const packages = new Set([...main.packages, ...judging.packages]);
  writeGenerated('page-packages.json', asData([...packages].toSorted()));
  writeGenerated('page.html', page);
}

/** The names of the packages whose code the page contains, for their licences. */
export const packagesOfPage = 'src/generated/page-packages.json';

function examples(): Record<string, string> {
  const folder = join(projectFolder, 'examples');
  const files = ['', 'broken/'].flatMap((below) =>
    readdirSync(join(folder, below))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${below}${name}`),
  );
  return Object.fromEntries(
    files.map((name) => [name.replace('.json', ''), readFileSync(join(folder, name), 'utf8')]),
  );
}
