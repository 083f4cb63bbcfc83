import { createCompiledEngine } from '../../src/schematron/compiled/engine.ts';
import { evaluateModule } from '../../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../../src/schematron/compiled/module.ts';
import type { Engine } from '../../src/schematron/engine.ts';
import { compileStylesheet } from '../../src/schematron/saxon/compile-stylesheet.ts';
import { createSaxonEngine } from '../../src/schematron/saxon/engine.ts';
import { toXslt } from '../../src/schematron/saxon/to-xslt.ts';
import type { SchematronSchema } from '../../src/schematron/schema.ts';
import { readSchematron } from '../../src/schematron/source.ts';
import { prefixes } from '../ubl.ts';

/** The variable that the tests set. */
const parameter = { name: 'profile', values: ["'billing'"] };

/** The rules of a schema, run by the compiled engine. */
export function compiledEngine(source: string): Engine {
  const module = compileModule([read(source)], { namesElements: true, parameter });
  return createCompiledEngine(evaluateModule(module), { prefixes });
}

/** The rules of a schema, run by SaxonJS. */
export function saxonEngine(source: string): Engine {
  const schema = read(source);
  return createSaxonEngine(compileStylesheet(toXslt(schema, { prefixes, parameter })), textsOf(schema));
}

export function bothEngines(source: string): readonly [compiled: Engine, saxon: Engine] {
  return [compiledEngine(source), saxonEngine(source)];
}

const read = (source: string) => readSchematron('own.sch', () => source, []);

function textsOf({ patterns }: SchematronSchema): ReadonlyMap<string, string> {
  const asserts = patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));
  return new Map(asserts.map(({ id, text }) => [id, text]));
}
