/**
 * One small set of rules in the three forms in which publishers give rules out: the schema, and what the ISO skeleton and
 * SchXslt make of it. A function with a choice, variables of schema, pattern and rule, a report, and a rule that another
 * one shadows.
 */
const namespaces = `xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:u="urn:own"`;

const xslFunction = `<xsl:function name="u:kind" as="xs:string">
    <xsl:param name="code"/>
    <xsl:variable name="prefix">kind-<xsl:value-of select="string-length($code)"/></xsl:variable>
    <xsl:choose>
      <xsl:when test="$code = '380'"><xsl:value-of select="concat($prefix, '-invoice')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="concat($prefix, '-other')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:function>`;

const tests = {
  kind: "u:kind(cbc:InvoiceTypeCode) = 'kind-3-invoice'",
  currency: 'every $amount in $amounts satisfies $amount/@currencyID = $currency',
  noted: 'exists(cbc:AccountingCost)',
  description: 'string-length(cac:Item/cbc:Description) &lt;= $longest',
  line: 'number(cbc:ID) > 0',
} as const;

export const schematron = `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"
  xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <sch:ns prefix="cbc" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"/>
  <sch:ns prefix="cac" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"/>
  <sch:ns prefix="u" uri="urn:own"/>
  <sch:ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>
  ${xslFunction}
  <sch:let name="longest" value="100"/>
  <sch:pattern id="document">
    <sch:let name="amounts" value="//cbc:*[@currencyID]"/>
    <sch:rule context="/*">
      <sch:let name="currency" value="cbc:DocumentCurrencyCode"/>
      <sch:assert id="own-1" flag="fatal" test="${tests.kind}">An invoice is of type 380.</sch:assert>
      <sch:assert id="own-2" test="${tests.currency}">Amounts are in the document's currency.</sch:assert>
      <sch:report id="own-3" flag="warning" test="${tests.noted}">The document has an accounting cost.</sch:report>
    </sch:rule>
  </sch:pattern>
  <sch:pattern id="lines">
    <sch:rule context="cac:InvoiceLine[cbc:ID = '1']">
      <sch:assert id="own-4" test="${tests.description}">Descriptions are short.</sch:assert>
    </sch:rule>
    <sch:rule context="cac:InvoiceLine">
      <sch:assert id="own-5" test="${tests.line}">Lines are numbered from 1.</sch:assert>
    </sch:rule>
  </sch:pattern>
</sch:schema>`;

const skeletonAssert = (id: string, test: string, text: string, flag = '') => `<xsl:choose>
      <xsl:when test="${test}"/>
      <xsl:otherwise>
        <svrl:failed-assert test="${test}">
          <xsl:attribute name="id">${id}</xsl:attribute>
          ${flag === '' ? '' : `<xsl:attribute name="flag">${flag}</xsl:attribute>`}
          <xsl:attribute name="location"><xsl:apply-templates select="." mode="schematron-select-full-path"/></xsl:attribute>
          <svrl:text>${text}</svrl:text>
        </svrl:failed-assert>
      </xsl:otherwise>
    </xsl:choose>`;

export const isoSkeleton = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<xsl:stylesheet xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:xs="http://www.w3.org/2001/XMLSchema" ${namespaces} version="2.0">
  <xsl:param name="archiveDirParameter"/>
  <xsl:variable name="document-uri"><xsl:value-of select="document-uri(/)"/></xsl:variable>
  <xsl:output method="xml" indent="yes"/>
  ${xslFunction}
  <xsl:template match="*" mode="schematron-select-full-path"><xsl:text>/</xsl:text></xsl:template>
  <xsl:template match="/">
    <svrl:schematron-output title="" schemaVersion="">
      <svrl:active-pattern><xsl:attribute name="id">document</xsl:attribute><xsl:apply-templates/></svrl:active-pattern>
      <xsl:apply-templates select="/" mode="M8"/>
    </svrl:schematron-output>
  </xsl:template>
  <xsl:param name="longest" select="100"/>
  <xsl:variable name="amounts" select="//cbc:*[@currencyID]"/>
  <xsl:template match="/*" priority="1000" mode="M8">
    <svrl:fired-rule context="/*"/>
    <xsl:variable name="currency" select="cbc:DocumentCurrencyCode"/>
    ${skeletonAssert('own-1', tests.kind, 'An invoice is of type 380.', 'fatal')}
    ${skeletonAssert('own-2', tests.currency, "Amounts are in the document's currency.")}
    <xsl:if test="${tests.noted}">
      <svrl:successful-report test="${tests.noted}">
        <xsl:attribute name="id">own-3</xsl:attribute>
        <xsl:attribute name="flag">warning</xsl:attribute>
        <svrl:text>The document has an accounting cost.</svrl:text>
      </svrl:successful-report>
    </xsl:if>
    <xsl:apply-templates select="*|comment()|processing-instruction()" mode="M8"/>
  </xsl:template>
  <xsl:template match="text()" priority="-1" mode="M8"/>
  <xsl:template match="@*|node()" priority="-2" mode="M8"><xsl:apply-templates select="*" mode="M8"/></xsl:template>
  <xsl:template match="cac:InvoiceLine" priority="1000" mode="M9">
    <svrl:fired-rule context="cac:InvoiceLine"/>
    ${skeletonAssert('own-5', tests.line, 'Lines are numbered from 1.')}
  </xsl:template>
  <xsl:template match="cac:InvoiceLine[cbc:ID = '1']" priority="1001" mode="M9">
    <svrl:fired-rule context="cac:InvoiceLine[cbc:ID = '1']"/>
    ${skeletonAssert('own-4', tests.description, 'Descriptions are short.')}
  </xsl:template>
</xsl:stylesheet>`;

const schxsltRule = (match: string, priority: number, pattern: string, content: string, variables = '') =>
  `<xsl:template match="${match}" priority="${priority}" mode="d7e12">
    <xsl:param name="schxslt:patterns-matched" as="xs:string*"/>
    ${variables}
    <xsl:choose>
      <xsl:when test="$schxslt:patterns-matched[. = '${pattern}']">
        <schxslt:rule pattern="${pattern}"><svrl:suppressed-rule context="${match}"/></schxslt:rule>
        <xsl:next-match><xsl:with-param name="schxslt:patterns-matched" as="xs:string*" select="$schxslt:patterns-matched"/></xsl:next-match>
      </xsl:when>
      <xsl:otherwise>
        <schxslt:rule pattern="${pattern}">
          <svrl:fired-rule context="${match}"/>
          ${content}
        </schxslt:rule>
        <xsl:next-match><xsl:with-param name="schxslt:patterns-matched" as="xs:string*" select="($schxslt:patterns-matched, '${pattern}')"/></xsl:next-match>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>`;

const schxsltAssert = (id: string, test: string, text: string) => `<xsl:if test="not(${test})">
            <svrl:failed-assert location="{schxslt:location(.)}" id="${id}">
              <xsl:attribute name="test">${test}</xsl:attribute>
              <svrl:text>${text}</svrl:text>
            </svrl:failed-assert>
          </xsl:if>`;

export const schxslt = `<?xml version="1.0" encoding="UTF-8"?>
<xsl:transform xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:schxslt="https://doi.org/10.5281/zenodo.1495494" ${namespaces} version="2.0">
  <xsl:output indent="yes"/>
  <xsl:param name="schxslt.validate.initial-document-uri" as="xs:string?"/>
  <xsl:param name="longest" select="100"/>
  <xsl:variable name="amounts" select="//cbc:*[@currencyID]"/>
  ${xslFunction}
  <xsl:template match="root()"><xsl:call-template name="d7e12"/></xsl:template>
  <xsl:template match="text() | @*" mode="#all" priority="-10"/>
  <xsl:template name="d7e12">
    <schxslt:document><xsl:apply-templates mode="d7e12" select="root()"/></schxslt:document>
  </xsl:template>
  ${schxsltRule(
    '/*',
    3,
    'd7e12',
    `${schxsltAssert('own-1', tests.kind, 'An invoice is of type 380.')}
          ${schxsltAssert('own-2', tests.currency, "Amounts are in the document's currency.")}
          <xsl:if test="${tests.noted}">
            <svrl:successful-report location="{schxslt:location(.)}" id="own-3" flag="warning"><svrl:text>The document has an accounting cost.</svrl:text></svrl:successful-report>
          </xsl:if>`,
    '<xsl:variable name="currency" select="cbc:DocumentCurrencyCode"/>',
  )}
  ${schxsltRule("cac:InvoiceLine[cbc:ID = '1']", 2, 'd7e20', schxsltAssert('own-4', tests.description, 'Descriptions are short.'))}
  ${schxsltRule('cac:InvoiceLine', 1, 'd7e20', schxsltAssert('own-5', tests.line, 'Lines are numbered from 1.'))}
  <xsl:function name="schxslt:location" as="xs:string"><xsl:param name="node"/><xsl:sequence select="path($node)"/></xsl:function>
</xsl:transform>`;
