/** `npm run generate`: compiles the Schematron sources for both engines, then bundles the workers. */
import buildReference from './build-schematron.ts';
import buildWorkers from './build-workers.ts';
import compileProjectRules from './compile-rules.ts';

compileProjectRules();
buildReference();
await buildWorkers();
