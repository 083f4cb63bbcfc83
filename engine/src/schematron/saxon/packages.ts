import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A package that only programs with SaxonJS install. */
export function loadPackage<Module>(name: 'saxon-js' | 'xmlbuilder2'): Module {
  return require(name);
}

/** The program of the package `xslt3` that compiles stylesheets. */
export const stylesheetCompiler = (): string => require.resolve('xslt3/xslt3.js');
