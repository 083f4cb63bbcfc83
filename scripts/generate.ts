/** `npm run generate`: compiles the code lists, the messages, the shape of the request, what looks for the rows of the binding, and the Schematron sources for both engines, then writes the corpus and bundles the workers and the page. */
import buildCorpus from './build-corpus.ts';
import buildPage from './build-page.ts';
import buildReference from './build-schematron.ts';
import buildWorkers from './build-workers.ts';
import compileCodeLists from './compile-code-lists.ts';
import compileMessages from './compile-messages.ts';
import compilePresentRows from './compile-present-rows.ts';
import compileRequestShape from './compile-request-shape.ts';
import compileProjectRules from './compile-rules.ts';

compileCodeLists();
compileMessages();
compileRequestShape();
compilePresentRows();
compileProjectRules();
buildReference();
buildCorpus();
await buildWorkers();
await buildPage();
