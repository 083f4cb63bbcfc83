import { type Assertion, attributesOf, type Let, type Rule, type RuleBook } from './rules.ts';

const letOf = (each: Let) => `<sch:let ${attributesOf(each)} value="${each.value}"/>`;

const findingOf = ({ kind, id, test, text, flag }: Assertion) =>
  `<sch:${kind} id="${id}" test="${test}"${flag ? ` flag="${flag}"` : ''}>${text}</sch:${kind}>`;

const ruleOf = (rule: Rule) => `<sch:rule context="${rule.context}">
      ${(rule.lets ?? []).map(letOf).join('')}
      ${rule.findings.map(findingOf).join('\n      ')}
    </sch:rule>`;

/** Rules as the schema itself. */
export const schematron = ({ prefixes, functions, lets, patterns }: RuleBook) => `<sch:schema
  xmlns:sch="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"
  xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  ${Object.entries(prefixes)
    .map(([prefix, uri]) => `<sch:ns prefix="${prefix}" uri="${uri}"/>`)
    .join('\n  ')}
  ${functions}
  ${lets.map(letOf).join('\n  ')}
  ${patterns.map((rules) => `<sch:pattern>${rules.map(ruleOf).join('\n    ')}</sch:pattern>`).join('\n  ')}
</sch:schema>`;
