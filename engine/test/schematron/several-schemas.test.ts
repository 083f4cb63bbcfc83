import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { compileRuleSet, loadRuleSet } from './rule-set.ts';
import { assertOf, patternOf, ruleOn, schema } from './schema-text.ts';

/** The assertions of two schemas that fail on a document. */
function failed(one: string, two: string, document: string): string[] {
  const files: Readonly<Record<string, string>> = { 'one.sch': one, 'two.sch': two };
  const rules = compileRuleSet(Object.keys(files), (path) => files[path] ?? '');
  return judge(loadRuleSet(rules).engine, document).failed.map(({ id }) => id);
}

test('Schemas that are compiled together each use their own declaration of a name', () => {
  const declaring = (id: string, value: number) =>
    schema(
      `<let name="v" value="${value}"/><xsl:function name="f:f"><xsl:param name="a"/><xsl:sequence select="$a"/></xsl:function>${patternOf(ruleOn('/*', assertOf('f:f($v)', id)))}`,
    );
  expect(failed(declaring('one', 1), declaring('two', 0), '<a/>')).toEqual(['two']);
});

test('and may use a prefix for two namespaces', () => {
  const asking = (id: string) => schema(patternOf(ruleOn('/*', assertOf('self::f:a', id))));
  expect(failed(asking('one').replace('urn:f', 'urn:a'), asking('two'), '<a xmlns="urn:a"/>')).toEqual([
    'two',
  ]);
});
