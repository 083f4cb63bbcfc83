/**
 * `npm run generate`: compiles what PINT-AE says into code under src/generated, then writes the corpus and
 * bundles the workers and the page.
 */

import compileCodeLists from './code-lists.ts';
import buildCorpus from './corpus.ts';
import compileMessages from './messages.ts';
import buildPage from './page.ts';
import compilePresentRows from './present-rows.ts';
import buildReference from './reference.ts';
import compileRequestFacts from './request-facts.ts';
import compileRequestShape from './request-shape.ts';
import compileRequestTypes from './request-types.ts';
import compileProjectRules from './rules.ts';
import buildServiceWorker from './service-worker.ts';
import buildWorkers from './workers.ts';

compileCodeLists();
compileMessages();
compileRequestFacts();
compileRequestShape();
compileRequestTypes();
compilePresentRows();
compileProjectRules();
buildReference();
buildCorpus();
await buildWorkers();
await buildServiceWorker();
await buildPage();
