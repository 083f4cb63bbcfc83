import { compileRules } from '../../../src/schematron/compiled/module.ts';
import { type Lets, pattern, rule, schema } from '../../schematron/compiled/schema.ts';

const isElementName = /^const c[ab]c_\w+ = \d+;$/;
const isFrame = /^( *\/\/|function |\}| *try \{| *\} catch| *report\.unjudged\(| *\}$)/;
const asserted = /^ *if \((.*)\) report\.failed\(\d+, n\);$/;

/** The code of conditions on elements `cac:L`: what it declares, and of each condition when it fails. */
export function codeOf(conditions: readonly string[], lets: Lets = {}): string[] {
  const tests = Object.fromEntries(conditions.map((each, at) => [`a${at}`, each]));
  const module = compileRules(schema([pattern('p', [rule('cac:L', tests, lets)])]), 'runtime');
  const start = 'from "runtime";\n';
  return module
    .slice(module.indexOf(start) + start.length, module.indexOf('const rules = {'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !isElementName.test(line) && !isFrame.test(line))
    .map((line) => (asserted.exec(line)?.[1] ?? line).trim());
}
