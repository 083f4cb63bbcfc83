import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isoSkeleton, ownRules } from 'schematron-compiler/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { edit } from '../cases/edit.ts';
import { pintAe } from '../cli/command-line.ts';
import { loadRuleSet, ownFile, schemaOf } from '../own-rules.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { edits, text } from './edits.ts';
import { fixture } from './judge.ts';

const artefact = isoSkeleton(ownRules);
const folder = temporaryFolder();
const [stylesheet, ruleSet, invoice] = ['own.xslt', 'own.json', 'invoice.xml'].map((name) =>
  join(folder, name),
) as [string, string, string];

const compile = ['rule-set', 'compile'];
const judge = ['validate', invoice, '-f', 'json'];

beforeAll(async () => {
  writeFileSync(stylesheet, artefact);
  writeFileSync(
    invoice,
    edits(text('cbc:InvoiceTypeCode', '381'), text('cbc:ID', 'A 1'))(fixture('invoice')),
  );
  await pintAe([...compile, stylesheet, '--saxon', '--out', ruleSet]);
});

/** Functions of XSLT, one for each form that an instruction may have. */
const bodies = [
  '<xsl:sequence select="$n"/>',
  '<xsl:value-of select="$n"/>',
  '<xsl:value-of select="$n, $n" separator=","/>',
  '<xsl:value-of><xsl:sequence select="$n"/></xsl:value-of>',
  '<xsl:variable name="v" select="$n"/><xsl:sequence select="$v"/>',
  '<xsl:variable name="v" select="$n" as="xs:string"/><xsl:sequence select="$v"/>',
  '<xsl:variable name="v"><xsl:sequence select="$n"/></xsl:variable><xsl:sequence select="string($v)"/>',
  '<xsl:if test="$n"><xsl:text>a</xsl:text></xsl:if>',
  '<xsl:choose><xsl:when test="$n"><xsl:text>a</xsl:text></xsl:when><xsl:otherwise/></xsl:choose>',
  '<xsl:for-each select="$n"><xsl:sequence select="."/></xsl:for-each>',
  '<xsl:for-each select="$n"><xsl:sort select="." order="descending" data-type="number"/><xsl:sequence select="."/></xsl:for-each>',
  '<xsl:for-each-group select="$n" group-by="."><xsl:sequence select="current-grouping-key()"/></xsl:for-each-group>',
  '<xsl:for-each-group select="$n" group-adjacent="."><xsl:sequence select="current-grouping-key()"/></xsl:for-each-group>',
  '<xsl:analyze-string select="$n" regex="x" flags="i"><xsl:non-matching-substring><xsl:sequence select="."/></xsl:non-matching-substring></xsl:analyze-string>',
];

test.each(bodies)('a rule set in a file has what its functions do: %s', (body) => {
  const namespaces =
    'xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:f="urn:f"';
  const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" ${namespaces} queryBinding="xslt2"><ns prefix="f" uri="urn:f"/>
    <xsl:function name="f:of"><xsl:param name="n"/>${body}</xsl:function>
    <pattern><rule context="/*"><assert id="own-1" test="count(f:of(string(local-name()))) != 1">-</assert></rule></pattern></schema>`;
  const loaded = loadRuleSet(JSON.parse(JSON.stringify(ownFile(schema))));
  const { issues } = validateUbl(fixture('invoice'), { ruleSets: [loaded] });
  expect(issues.map(({ rule }) => rule)).toEqual(['own-1']);
});

describe('pint-ae rule-set compile FILE.xslt', () => {
  test('says how many assertions it compiled', async () => {
    const { code, stdout, stderr } = await pintAe([...compile, stylesheet]);
    expect([code, stderr]).toEqual([0, 'own 1: 9 assertions compiled\n']);
    expect(JSON.parse(stdout).hash).toBe(JSON.parse(readFileSync(ruleSet, 'utf8')).hash);
  });

  test('gives the same rules the same hash wherever they stand', async () => {
    const elsewhere = join(temporaryFolder(), 'renamed.xslt');
    writeFileSync(elsewhere, `<!-- Moved. -->\n${artefact.replace(/^<\?xml.*\n/, '')}`);
    const { stdout } = await pintAe([...compile, elsewhere]);
    expect(JSON.parse(stdout).hash).toBe(JSON.parse(readFileSync(ruleSet, 'utf8')).hash);
  });

  test('reports rules that can never fire because they match no element', async () => {
    const onTexts = join(folder, 'texts.xslt');
    writeFileSync(onTexts, artefact.replace('match="cbc:ID"', 'match="cbc:ID/text()"'));
    const { code, stderr } = await pintAe([...compile, onTexts]);
    expect(code).toBe(0);
    expect(stderr).toMatch(/texts\.xslt:\d+: matches no element, so it never fires: cbc:ID\/text\(\)\n/);
  });

  test('refuses what it cannot recover, with file and line', async () => {
    const wrong = join(folder, 'wrong.xslt');
    writeFileSync(wrong, artefact.replace('number(cbc:ID) > 0', 'number(cbc:ID'));
    const { code, stderr } = await pintAe([...compile, wrong]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/wrong\.xslt:\d+: expected/);
  });
});

describe('pint-ae validate --rule-set FILE', () => {
  test.each(['compiled', 'saxon'])('finds with --engine %s what the rules say', async (engine) => {
    const { code, stdout } = await pintAe([...judge, '--rule-set', ruleSet, '--engine', engine]);
    const { issues, ruleSet: judged } = JSON.parse(stdout);
    expect(code).toBe(1);
    expect(issues.map((issue: { rule: string; location: string }) => [issue.rule, issue.location])).toEqual([
      ['own-1', '/Invoice'],
      ['own-8', '/Invoice/cbc:ID[1]'],
    ]);
    expect(judged.id).toBe('own');
  });

  test('requires for --engine saxon a rule set that was compiled for it', async () => {
    const { stylesheet: _, ...compiledOnly } = JSON.parse(readFileSync(ruleSet, 'utf8'));
    const path = join(folder, 'compiled-only.json');
    writeFileSync(path, JSON.stringify(compiledOnly));
    const { code, stderr } = await pintAe(['validate', invoice, '--rule-set', path, '--engine', 'saxon']);
    expect(code).toBe(2);
    expect(stderr).toContain('contains nothing for SaxonJS; compile it with --saxon');
  });
});

describe('--engine', () => {
  test('saxon runs the rules of PINT-AE too', async () => {
    const verdicts = await Promise.all(
      ['compiled', 'saxon'].map((engine) => pintAe([...judge, '--engine', engine])),
    );
    const [compiled, saxon] = verdicts.map(({ stdout }) => JSON.parse(stdout));
    expect(saxon).toEqual(compiled);
    expect(compiled.valid).toBe(false);
  });

  test('is one of two', async () => {
    const { code, stderr } = await pintAe(['validate', invoice, '--engine', 'xalan']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('--engine must be one of compiled, saxon, not xalan'),
    ]);
  });

  test('saxon is not for batches, which would not use it', async () => {
    const { code, stderr } = await pintAe(['batch', invoice, '--engine', 'saxon']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--engine does not apply to batch')]);
  });
});

describe('the value of a rule set file', () => {
  const rule = '<rule context="/*"><assert id="own-1" subject="*" test="true()">x</assert></rule>';
  const file = () => JSON.parse(JSON.stringify(ownFile(schemaOf(`<pattern>${rule}</pattern>`))));

  test('is loaded as it was written', () => {
    expect(loadRuleSet(file()).id).toBe('own');
  });

  test.each([
    ['schemas[0].patterns[0].rules[0].context', 'schemas[0].patterns[0].rules[0].context', 7],
    ['schemas[0].patterns[0].rules[0].asserts[0]', 'schemas[0].patterns[0].rules[0].asserts[0].code', 'x'],
    ['schemas[0]', 'schemas[0].imports', []],
    ['validFrom', 'validFrom', 'soon'],
  ])('is refused where %s is not as the format has it', (place, path, value) => {
    const changed = edit(file(), { edit: { [path]: value } });
    expect(() => loadRuleSet(changed)).toThrow(`${place} is not as it should be`);
  });
});

describe('the text of a finding of a foreign rule set', () => {
  const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
    <ns prefix="cbc" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"/>
    <let name="all" value="count(//cbc:ID)"/>
    <pattern><rule context="/*"><let name="id" value="string(cbc:ID)"/>
      <assert id="own-1" test="false()">The <name/> <emph><value-of select="$id"/></emph> has
        <value-of select="if ($all gt 1) then 'several' else 'one'"/> of <name path="cbc:ID"/>.</assert>
      <assert id="own-2" test="false()">That is <value-of select="xs:integer($id)"/>.</assert>
      <assert id="own-3" test="false()">Never.</assert></rule></pattern></schema>`;
  const compiled = join(folder, 'values.json');

  beforeAll(async () => {
    const source = join(folder, 'values.sch');
    writeFileSync(source, schema);
    await pintAe([...compile, source, '--saxon', '--out', compiled]);
  });

  test.each(['compiled', 'saxon'])('has its values in it, by --engine %s', async (engine) => {
    const { stdout } = await pintAe([...judge, '--rule-set', compiled, '--engine', engine]);
    const told = JSON.parse(stdout).issues.map(({ rule, message }: { rule: string; message: string }) => [
      rule,
      message,
    ]);
    expect(told).toEqual([
      ['own-1', 'The Invoice A 1 has several of cbc:ID.'],
      ['own-2', expect.stringMatching(/^\(.*"?A 1"?.*\)$/)],
      ['own-3', 'Never.'],
    ]);
  });

  test.each(['text', 'html', 'sarif', 'junit'])('in a report as %s', async (format) => {
    const { stdout } = await pintAe(['validate', invoice, '--rule-set', compiled, '-f', format]);
    expect(stdout).toContain('The Invoice A 1 has several of cbc:ID.');
  });

  test('names its expressions if there is no document', () => {
    const [{ text }] = JSON.parse(readFileSync(compiled, 'utf8')).schemas[0].patterns[0].rules[0].asserts;
    expect(text).toBe(
      "The {name(.)} {$id} has {if ($all gt 1) then 'several' else 'one'} of {name(cbc:ID)}.",
    );
  });
});
