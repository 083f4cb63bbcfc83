/**
 * Builds the page for trying out documents: one file that loads nothing and contains the library, its style
 * and the examples.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../sources.ts';
import { writeGenerated } from './bundle.ts';
import { builtPage } from './html-page.ts';

export default async function buildPage(): Promise<void> {
  const { html, packages } = await builtPage({
    script: 'src/page/main.ts',
    template: 'src/page/page.html',
    styles: ['src/ui/style.css', 'src/ui/form/form.css'],
    data: { examples: examples() },
  });
  writeGenerated('page-packages.json', JSON.stringify(packages));
  writeGenerated('page.html', html);
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
