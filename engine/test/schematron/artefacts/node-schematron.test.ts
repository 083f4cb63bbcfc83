import { expect, test } from 'vitest';
import { askNodeSchematron } from '../../../scripts/artefacts/node-schematron.ts';
import { agrees, verdictOfJudgement } from '../../../scripts/artefacts/verdict.ts';
import { createCompiledEngine } from '../../../src/schematron/compiled/engine.ts';
import { evaluateRules } from '../../../src/schematron/compiled/evaluate.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { parsed } from '../../parsed.ts';

const artefact = (source: string) => ({
  path: 'o.sch',
  schema: readSchematron('o.sch', () => source, []),
  source,
});
const schemaOf = (content: string) =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2"><ns prefix="o" uri="urn:o"/>${content}</schema>`;

test('node-schematron says the same at the same places', () => {
  const orders = artefact(
    schemaOf(
      '<pattern><rule context="o:line[@n]"><assert id="few" test="@n &lt; 3">-</assert></rule><rule context="o:line/text()"><report id="text" test="true()">-</report></rule></pattern>',
    ),
  );
  const xml = '<order xmlns="urn:o"><line n="1"/>\n<line n="3">a</line><part/><line n="4"/></order>';
  const document = { name: 'o.xml', xml, root: parsed(xml) };
  const { verdicts } = askNodeSchematron(orders, { judged: [document], timed: [], seconds: 0 });
  const ours = verdictOfJudgement(
    createCompiledEngine(evaluateRules(orders.schema)).judge({ root: document.root }, ''),
  );
  expect(ours.findings.slice(0, 2)).toEqual(['few /order/line[2]', 'few /order/line[3]']);
  expect(verdicts[0]?.findings.slice(0, 2)).toEqual(ours.findings.slice(0, 2));
});

test('a document that breaks nothing agrees', () => {
  const orders = artefact(
    schemaOf('<pattern><rule context="o:order"><assert id="a" test="o:line">-</assert></rule></pattern>'),
  );
  const xml = '<order xmlns="urn:o"><line/></order>';
  const document = { name: 'o.xml', xml, root: parsed(xml) };
  const { verdicts } = askNodeSchematron(orders, { judged: [document], timed: [], seconds: 0 });
  expect(
    agrees({ findings: [], unjudged: [] }, verdicts[0] ?? { findings: ['none'], unjudged: [] }, true),
  ).toBe(true);
});

test('what it does not have is said', () => {
  const withFunction = artefact(
    schemaOf(
      '<xsl:function name="o:f"><xsl:param name="x"/><xsl:sequence select="$x"/></xsl:function><pattern><rule context="*"><assert id="a" test="o:f(1) = 1">-</assert></rule></pattern>',
    ),
  );
  expect(() => askNodeSchematron(withFunction, { judged: [], timed: [], seconds: 0 })).toThrow(
    'has no functions and keys of XSLT',
  );
});
