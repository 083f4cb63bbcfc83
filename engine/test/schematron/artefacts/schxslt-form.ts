import { type Assertion, attributesOf, type Let, type Rule, type RuleBook } from './rules.ts';

const report = (element: string, { id, test, text, flag }: Assertion) => `<svrl:${element}
              xmlns:svrl="http://purl.oclc.org/dsdl/svrl" location="{schxslt:location(.)}"${flag ? ` flag="${flag}"` : ''} id="${id}">
              <xsl:attribute name="test">${test}</xsl:attribute>
              <svrl:text>${text}</svrl:text>
            </svrl:${element}>`;

const findingOf = (finding: Assertion) =>
  finding.kind === 'report'
    ? `<xsl:if test="${finding.test}">${report('successful-report', finding)}</xsl:if>`
    : `<xsl:if test="not(${finding.test})">${report('failed-assert', finding)}</xsl:if>`;

const variable = (each: Let) => `<xsl:variable ${attributesOf(each)} select="${each.value}"/>`;

/** Variables of which some may be set by whoever runs the rules. */
const globals = ([first, ...others]: readonly Let[]) =>
  `${first ? `<xsl:param ${attributesOf(first)} select="${first.value}"/>` : ''}${others.map(variable).join('')}`;

const nameOf = (pattern: number) => `d7e${12 + pattern * 13}`;

type Template = (rule: Rule, pattern: string, priority: number) => string;

const contentOf = (rule: Rule) => `<svrl:fired-rule xmlns:svrl="http://purl.oclc.org/dsdl/svrl">
            <xsl:attribute name="context">${rule.context}</xsl:attribute>
          </svrl:fired-rule>
          ${rule.findings.map(findingOf).join('\n          ')}`;

const variablesOf = (rule: Rule) => (rule.lets ?? []).map(variable).join('');

const matchedPatterns = (select: string) =>
  `<xsl:next-match><xsl:with-param name="schxslt:patterns-matched" as="xs:string*" select="${select}"/></xsl:next-match>`;

const template: Template = (rule, pattern, priority) => `<xsl:template match="${rule.context}"
      priority="${priority}" mode="d7e12">
    <xsl:param name="schxslt:patterns-matched" as="xs:string*"/>
    ${variablesOf(rule)}
    <xsl:choose>
      <xsl:when test="$schxslt:patterns-matched[. = '${pattern}']">
        <schxslt:rule pattern="${pattern}">
          <xsl:comment xmlns:svrl="http://purl.oclc.org/dsdl/svrl">WARNING: shadowed by preceding rule</xsl:comment>
          <svrl:suppressed-rule xmlns:svrl="http://purl.oclc.org/dsdl/svrl"><xsl:attribute name="context">x</xsl:attribute></svrl:suppressed-rule>
        </schxslt:rule>
        ${matchedPatterns('$schxslt:patterns-matched')}
      </xsl:when>
      <xsl:otherwise>
        <schxslt:rule pattern="${pattern}">
          ${contentOf(rule)}
        </schxslt:rule>
        ${matchedPatterns(`($schxslt:patterns-matched, '${pattern}')`)}
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>`;

const earlierTemplate: Template = (rule, pattern, priority) => `<xsl:template match="${rule.context}"
      priority="${priority}" mode="d7e12">
    <xsl:param name="schxslt:rules" as="element(schxslt:rule)*"/>
    ${variablesOf(rule)}
    <xsl:choose>
      <xsl:when test="empty($schxslt:rules[@pattern = '${pattern}'][@context = generate-id(current())])">
        <schxslt:rule context="{generate-id()}" pattern="${pattern}">
          ${contentOf(rule)}
        </schxslt:rule>
      </xsl:when>
      <xsl:otherwise>
        <schxslt:rule context="{generate-id()}" pattern="${pattern}">
          <svrl:suppressed-rule xmlns:svrl="http://purl.oclc.org/dsdl/svrl" context="x"/>
        </schxslt:rule>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:next-match><xsl:with-param name="schxslt:rules" as="element(schxslt:rule)*" select="$schxslt:rules"/></xsl:next-match>
  </xsl:template>`;

const stylesheet = ({ prefixes, functions, lets, patterns }: RuleBook, write: Template) => {
  const count = patterns.flat().length;
  const templates = patterns.flatMap((rules, pattern) => rules.map((rule) => ({ rule, pattern })));
  return `<?xml version="1.0" encoding="UTF-8"?>
<xsl:transform xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:error="https://doi.org/10.5281/zenodo.1495494#error"
  xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:schxslt="https://doi.org/10.5281/zenodo.1495494"
  ${Object.entries(prefixes)
    .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
    .join('\n  ')} version="2.0">
  <rdf:Description xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dct="http://purl.org/dc/terms/">
    <dct:created>2026-01-01</dct:created>
  </rdf:Description>
  <xsl:output indent="yes"/>
  <xsl:param name="schxslt.validate.initial-document-uri" as="xs:string?"/>
  ${globals(lets)}
  ${functions}
  <xsl:template match="root()">
    <xsl:variable name="report" as="element(schxslt:report)">
      <schxslt:report><xsl:call-template name="d7e12"/></schxslt:report>
    </xsl:variable>
    <svrl:schematron-output xmlns:svrl="http://purl.oclc.org/dsdl/svrl"><xsl:sequence select="$report"/></svrl:schematron-output>
  </xsl:template>
  <xsl:template match="text() | @*" mode="#all" priority="-10"/>
  <xsl:template match="/" mode="#all" priority="-10"><xsl:apply-templates mode="#current" select="node()"/></xsl:template>
  <xsl:template match="*" mode="#all" priority="-10">
    <xsl:apply-templates mode="#current" select="@*"/>
    <xsl:apply-templates mode="#current" select="node()"/>
  </xsl:template>
  <xsl:template name="d7e12">
    <schxslt:document>
      ${patterns.map((_, pattern) => `<schxslt:pattern id="${nameOf(pattern)}"/>`).join('')}
      <xsl:apply-templates mode="d7e12" select="root()"/>
    </schxslt:document>
  </xsl:template>
  ${templates.map(({ rule, pattern }, index) => write(rule, nameOf(pattern), count - 1 - index)).join('\n  ')}
  <xsl:function name="schxslt:location" as="xs:string">
    <xsl:param name="node" as="node()"/>
    <xsl:variable name="segments" as="xs:string*"><xsl:for-each select="($node, $node/ancestor::node())"><xsl:sort select="position()"/><xsl:value-of select="name()"/></xsl:for-each></xsl:variable>
    <xsl:value-of select="string-join($segments, '')"/>
  </xsl:function>
</xsl:transform>`;
};

/** Rules as SchXslt writes them. */
export const schxslt = (book: RuleBook) => stylesheet(book, template);

/** The same as its first releases wrote them. */
export const earlySchxslt = (book: RuleBook) => stylesheet(book, earlierTemplate);
