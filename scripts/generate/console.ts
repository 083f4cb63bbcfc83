/** Builds the console of the service: one file, with the parts of the page and the library that judges as one types. */
import { writeGenerated } from './bundle.ts';
import { asData, bundled, filledPage, pageFacts, policyOf, sourceOfPage, styleOf } from './html-page.ts';

export default async function buildConsole(): Promise<void> {
  const [main, judging] = await Promise.all([
    bundled('service/src/console/main.ts'),
    bundled('src/ui/answering/worker.ts'),
  ]);
  const style = styleOf('src/ui/style.css', 'src/ui/form/form.css', 'service/src/console/console.css');
  const page = filledPage(sourceOfPage('service/src/console/console.html'), {
    policy: policyOf(main.text, style, ["'self'"]),
    style,
    script: main.text,
    worker: judging.text,
    facts: asData(await pageFacts()),
  });
  writeGenerated('console.html', page);
}
