import { readFileSync } from 'node:fs';
import type { SchematronLet, SchematronSchema } from 'schematron-compiler/rules';
import type { Let, RuleBook } from 'schematron-compiler/testing';
import { isoSkeleton, schxslt } from 'schematron-compiler/testing';
import { describe, expect, test } from 'vitest';
import { release } from '../../../rules/ae/releases/index.ts';
import { projectSchema } from '../../../scripts/sources.ts';
import { embeddedRuleSet } from '../../../src/api/published.ts';
import { loadRuleSet, ownFile } from '../../own-rules.ts';
import { corpus } from '../corpus.ts';
import { judge } from '../judge.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const letOf = ({ source: _, value, ...rest }: SchematronLet): Let => ({ ...rest, value: escaped(value) });

/** The functions of the project as written in its files. */
const functions = ['pint', 'ae'].map((folder) => {
  const file = readFileSync(new URL(`../../../schematron/${folder}/functions.xsl`, import.meta.url), 'utf8');
  return file.replace(/^.*?<xsl:stylesheet[^>]*>/s, '').replace('</xsl:stylesheet>', '');
});

const project = projectSchema();

/** The 302 rules of PINT-AE, with all their variables as those of the stylesheet. */
const book: RuleBook = {
  prefixes: Object.fromEntries(project.namespaces.map(({ prefix, uri }) => [prefix, uri])),
  functions: functions.join('\n'),
  lets: [...project.lets, ...project.patterns.flatMap(({ lets }) => lets)].map(letOf),
  patterns: project.patterns.map(({ rules }) =>
    rules.map(({ context, lets, asserts }) => ({
      context: escaped(context),
      lets: lets.map(letOf),
      findings: asserts.map(({ source: _, ...each }) => ({
        ...each,
        test: escaped(each.test),
        text: escaped(each.text),
      })),
    })),
  ),
};

const rulesOf = (schema: SchematronSchema | undefined) =>
  schema?.patterns.map(({ rules }) =>
    rules.map(({ context, lets, asserts }) => ({
      context,
      lets: lets.map(({ source: _, ...each }) => each),
      asserts: asserts.map(({ source: _, ...each }) => each),
    })),
  );

describe.each([
  ['the ISO skeleton', isoSkeleton(book)],
  ['SchXslt', schxslt(book).replaceAll(/ select="@\*"/g, ' select="*"')],
])('the rules of PINT-AE in the form of %s', (_, content) => {
  const file = ownFile(content, { id: 'pint-ae', version: release.version });

  test('are recovered, every one', () => {
    expect(rulesOf(file.schemas[0])).toEqual(rulesOf(project));
  });

  test('judge the documents of the corpus as the schema does', () => {
    const { engine } = loadRuleSet(file);
    const differing = corpus().filter(({ xml, profile }) => {
      const [ours, recovered] = [judge(embeddedRuleSet.engine, xml, profile), judge(engine, xml, profile)];
      return JSON.stringify(lines(ours)) !== JSON.stringify(lines(recovered));
    });
    expect(differing.map(({ id }) => id)).toEqual([]);
  });
});

function lines({ failed, unjudged }: ReturnType<typeof judge>): string[] {
  return [...failed, ...unjudged].map(({ id, location }) => `${id} ${location}`);
}
