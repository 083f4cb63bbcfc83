import { type Assertion, attributesOf, type Let, type Rule, type RuleBook } from './rules.ts';

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : `<xsl:attribute name="${name}">${value}</xsl:attribute>`;

const report = (element: string, { id, test, text, flag }: Assertion) => `<svrl:${element} test="${test}">
          ${attribute('id', id)}${attribute('flag', flag)}
          <xsl:attribute name="location"><xsl:apply-templates select="." mode="schematron-select-full-path"/></xsl:attribute>
          <svrl:text>${text}</svrl:text>
        </svrl:${element}>`;

const findingOf = (finding: Assertion) =>
  finding.kind === 'report'
    ? `<!--REPORT --><xsl:if test="${finding.test}">${report('successful-report', finding)}</xsl:if>`
    : `<!--ASSERT --><xsl:choose>
      <xsl:when test="${finding.test}"/>
      <xsl:otherwise>
        ${report('failed-assert', finding)}
      </xsl:otherwise>
    </xsl:choose>`;

const variable = (each: Let) => `<xsl:variable ${attributesOf(each)} select="${each.value}"/>`;

/** Variables of which some may be set by whoever runs the rules. */
const globals = ([first, ...others]: readonly Let[]) =>
  `${first ? `<xsl:param ${attributesOf(first)} select="${first.value}"/>` : ''}${others.map(variable).join('')}`;

const ruleOf = (rule: Rule, mode: string, priority: number, fired: string) => `<!--RULE -->
  <xsl:template match="${rule.context}" priority="${priority}" mode="${mode}">
    ${fired}
    ${(rule.lets ?? []).map(variable).join('')}
    ${rule.findings.map(findingOf).join('\n    ')}
    <xsl:apply-templates select="*|comment()|processing-instruction()" mode="${mode}"/>
  </xsl:template>`;

const patternOf = (rules: readonly Rule[], mode: string, firedRule: (rule: Rule) => string) => {
  const templates = rules.map((rule, index) =>
    ruleOf(rule, mode, 1000 + rules.length - 1 - index, firedRule(rule)),
  );
  // The skeleton writes the rules in their order, but their priority decides.
  return `<!--PATTERN -->
  ${templates.toReversed().join('\n  ')}
  <xsl:template match="text()" priority="-1" mode="${mode}"/>
  <xsl:template match="@*|node()" priority="-2" mode="${mode}">
    <xsl:apply-templates select="*|comment()|processing-instruction()" mode="${mode}"/>
  </xsl:template>`;
};

const stylesheet = (
  { prefixes, functions, lets, patterns }: RuleBook,
  firedRule: (rule: Rule) => string,
) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<xsl:stylesheet xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:iso="http://purl.oclc.org/dsdl/schematron"
  xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  ${Object.entries(prefixes)
    .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
    .join('\n  ')} version="2.0">
  <xsl:param name="archiveDirParameter"/>
  <xsl:param name="archiveNameParameter"/>
  <xsl:param name="fileNameParameter"/>
  <xsl:param name="fileDirParameter"/>
  <xsl:variable name="document-uri"><xsl:value-of select="document-uri(/)"/></xsl:variable>
  <xsl:output method="xml" omit-xml-declaration="no" standalone="yes" indent="yes"/>
  ${functions}
  <xsl:template match="*" mode="schematron-select-full-path">
    <xsl:apply-templates select="." mode="schematron-get-full-path"/>
  </xsl:template>
  <xsl:template match="*" mode="schematron-get-full-path">
    <xsl:apply-templates select="parent::*" mode="schematron-get-full-path"/>
    <xsl:text>/</xsl:text>
    <xsl:choose>
      <xsl:when test="namespace-uri()=''"><xsl:value-of select="name()"/></xsl:when>
      <xsl:otherwise><xsl:text>*:</xsl:text><xsl:value-of select="local-name()"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
  <xsl:template match="text()" priority="-1"/>
  <xsl:template match="/">
    <svrl:schematron-output title="" schemaVersion="">
      <xsl:comment><xsl:value-of select="$archiveDirParameter"/></xsl:comment>
      <svrl:ns-prefix-in-attribute-values uri="urn:a" prefix="a"/>
      ${patterns
        .map(
          (_, index) => `<svrl:active-pattern>
        <xsl:attribute name="document"><xsl:value-of select="document-uri(/)"/></xsl:attribute>
        <xsl:apply-templates/>
      </svrl:active-pattern>
      <xsl:apply-templates select="/" mode="M${index + 8}"/>`,
        )
        .join('\n      ')}
    </svrl:schematron-output>
  </xsl:template>
  <svrl:text xmlns:svrl="http://purl.oclc.org/dsdl/svrl">Own rules</svrl:text>
  ${globals(lets)}
  ${patterns.map((rules, index) => patternOf(rules, `M${index + 8}`, firedRule)).join('\n  ')}
</xsl:stylesheet>`;

/** Rules as the ISO skeleton writes them. */
export const isoSkeleton = (book: RuleBook) =>
  stylesheet(book, ({ context }) => `<svrl:fired-rule context="${context}"/>`);

/** The same if the skeleton is told not to report which rules fired. */
export const isoSkeletonWithoutFiredRules = (book: RuleBook) => stylesheet(book, () => '');
