import { compileRuleSet, loadRuleSet } from '../../src/schematron/rule-set-file.ts';
import { loadSaxonRuleSet, withSaxon } from '../../src/schematron/saxon/index.ts';

/** The rules of a schema, run by the compiled engine and by SaxonJS. */
export function bothEngines(schema: string) {
  const title = { id: 'own', version: '1', validFrom: null, validTo: null };
  const compiled = compileRuleSet(
    ['own.sch'],
    () => schema,
    title,
    () => '0',
  );
  const file = withSaxon(compiled);
  return [loadRuleSet(file).engine, loadSaxonRuleSet(file).engine] as const;
}
