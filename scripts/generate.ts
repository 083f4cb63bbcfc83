/** `npm run generate`: compiles the Schematron sources for both engines. */
import buildReference from './build-schematron.ts';
import compileProjectRules from './compile-rules.ts';

compileProjectRules();
buildReference();
