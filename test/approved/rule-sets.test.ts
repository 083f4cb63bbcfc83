import { validateUbl } from '../../src/api/validate-ubl.ts';
import { compileRuleSet, loadRuleSet } from '../../src/schematron/rule-set-file.ts';
import { fixture } from '../schematron/fixture.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { ublVariantsOf } from './ubl-variants.ts';
import { variantsOf } from './variants.ts';

const title = { id: 'own', version: '1', validFrom: null, validTo: '2030-12-31' };
const document = fixture('extensive-invoice');

/** A schema with what schemas of rules contain. */
const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2" defaultPhase="all">
<title>Own rules</title>
<ns prefix="cbc" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"/>
<ns prefix="cac" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"/>
<let name="limit" value="3"/>
<phase id="all"><active pattern="ids"/><active pattern="lines"/></phase>
<pattern id="ids"><rule context="cbc:ID"><let name="long" value="string-length(.)"/><assert id="own-1" flag="warning" test="$long &lt; 5">Long: <value-of select="$long"/></assert></rule></pattern>
<pattern id="lines" abstract="false"><rule id="line" context="cac:InvoiceLine" role="information"><report id="own-2" test="number(cbc:LineExtensionAmount) &gt; 100" diagnostics="d">Line <name/></report></rule>
<rule context="cac:Party"><assert id="own-3" test="cac:PartyName[cbc:Name != '']" role="fatal">No name</assert></rule></pattern>
<diagnostics><diagnostic id="d">See <emph>line</emph></diagnostic></diagnostics>
</schema>`;

const compile = (text: string) =>
  compileRuleSet(
    ['own.sch'],
    () => text,
    title,
    () => '0',
  );
const compiled = compile(schema);
const file: unknown = compiled.ok ? JSON.parse(JSON.stringify(compiled.value)) : null;

function judgedBy(ruleSet: ReturnType<typeof loadRuleSet>) {
  if (!ruleSet.ok) return ruleSet;
  const {
    outcome,
    issues,
    warnings,
    ruleSet: identity,
  } = validateUbl(document, { ruleSets: [ruleSet.value] });
  return { outcome, issues, warnings, identity };
}

function* asked(): Generator<Asked> {
  yield { name: 'compiled: file', answer: () => compiled };
  yield { name: 'compiled: judged', answer: () => judgedBy(loadRuleSet(file)) };
  for (const { name, document: changed } of variantsOf(file))
    yield { name: `file: ${name}`, isVariant: true, answer: () => judgedBy(loadRuleSet(changed())) };
  for (const { name, document: changed } of ublVariantsOf(schema))
    yield {
      name: `schema: ${name}`,
      isVariant: true,
      answer: () => {
        const rules = compile(changed);
        return rules.ok ? judgedBy(loadRuleSet(rules.value)) : rules;
      },
    };
}

compareWithApproved('rule-sets', asked());
