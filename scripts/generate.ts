/** `npm run generate`: compiles the Schematron sources for both engines, then writes the corpus and bundles the workers and the page. */
import buildCorpus from './build-corpus.ts';
import buildPage from './build-page.ts';
import buildReference from './build-schematron.ts';
import buildWorkers from './build-workers.ts';
import compileProjectRules from './compile-rules.ts';

compileProjectRules();
buildReference();
buildCorpus();
await buildWorkers();
await buildPage();
