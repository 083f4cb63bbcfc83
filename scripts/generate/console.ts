/** Builds the console of the service: one file, with the parts of the page and the library that judges as one types. */
import { writeGenerated } from './bundle.ts';
import { builtPage } from './html-page.ts';

export default async function buildConsole(): Promise<void> {
  const { html } = await builtPage({
    script: 'service/src/console/main.ts',
    template: 'service/src/console/console.html',
    styles: ['src/ui/style.css', 'src/ui/form/form.css', 'service/src/console/console.css'],
    connect: ["'self'"],
  });
  writeGenerated('console.html', html);
}
