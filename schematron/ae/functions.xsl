<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="2.0"
  xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:xs="http://www.w3.org/2001/XMLSchema"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
  xmlns:u="urn:pint-ae:functions">

  <!-- The plain decimal number stated; nothing where there is none or more than one. -->
  <xsl:function name="u:decimal" as="xs:decimal?">
    <xsl:param name="value" as="item()*"/>
    <xsl:sequence select="if ($value castable as xs:decimal) then xs:decimal($value) else ()"/>
  </xsl:function>

  <!--
    What is asked for each part of a VAT breakdown is computed once for a rate (cache, of XSLT 3.0), so that lines and
    parts of a breakdown, however many, do not multiply.
  -->

  <!-- The lines of a VAT category. -->
  <xsl:function name="u:lines-of" as="element()*">
    <xsl:param name="category" as="xs:string"/>
    <xsl:param name="lines" as="element()*"/>
    <xsl:sequence select="$lines[cac:Item/cac:ClassifiedTaxCategory/normalize-space(cbc:ID) = $category]"/>
  </xsl:function>

  <!-- The lines at a VAT rate, which may be that of another of their categories. -->
  <xsl:function name="u:lines-at" as="element()*" cache="yes">
    <xsl:param name="rate" as="xs:decimal?"/>
    <xsl:param name="lines" as="element()*"/>
    <xsl:sequence select="
      if (empty($rate)) then ()
      else $lines[cac:Item/cac:ClassifiedTaxCategory/xs:decimal(cbc:Percent) = $rate]"/>
  </xsl:function>

  <!-- The allowances and charges of a VAT category. -->
  <xsl:function name="u:allowance-charges-of" as="element()*" cache="yes">
    <xsl:param name="category" as="xs:string"/>
    <xsl:param name="allowance-charges" as="element()*"/>
    <xsl:sequence select="$allowance-charges[cac:TaxCategory/normalize-space(cbc:ID) = $category]"/>
  </xsl:function>

  <!-- The allowances and charges at a VAT rate. -->
  <xsl:function name="u:allowance-charges-at" as="element()*" cache="yes">
    <xsl:param name="rate" as="xs:decimal?"/>
    <xsl:param name="allowance-charges" as="element()*"/>
    <xsl:sequence select="$allowance-charges[cac:TaxCategory/xs:decimal(cbc:Percent) = $rate]"/>
  </xsl:function>

  <!-- IBT-131 of the lines that stand directly in the document. -->
  <xsl:function name="u:net-total" as="xs:decimal" cache="yes">
    <xsl:param name="lines" as="element()*"/>
    <xsl:sequence select="sum($lines[empty(../parent::*)]/xs:decimal(cbc:LineExtensionAmount))"/>
  </xsl:function>

  <!-- An indicator that is no boolean is an error, whatever the VAT category. -->
  <xsl:function name="u:charges" as="element()*" cache="yes">
    <xsl:param name="allowance-charges" as="element()*"/>
    <xsl:sequence select="$allowance-charges[cbc:ChargeIndicator = true()]"/>
  </xsl:function>

  <xsl:function name="u:allowances" as="element()*" cache="yes">
    <xsl:param name="allowance-charges" as="element()*"/>
    <xsl:sequence select="$allowance-charges[cbc:ChargeIndicator = false()]"/>
  </xsl:function>

  <!-- What a VAT category amounts to: its lines and charges, less its allowances. -->
  <xsl:function name="u:category-total" as="xs:decimal">
    <xsl:param name="category" as="xs:string"/>
    <xsl:param name="lines" as="element()*"/>
    <xsl:param name="allowance-charges" as="element()*"/>
    <xsl:sequence select="
      u:net-total(u:lines-of($category, $lines)) +
      sum(u:allowance-charges-of($category, u:charges($allowance-charges))/xs:decimal(cbc:Amount)) -
      sum(u:allowance-charges-of($category, u:allowances($allowance-charges))/xs:decimal(cbc:Amount))"/>
  </xsl:function>

  <!-- The same at one rate; the lines are those of the category and the rate. -->
  <xsl:function name="u:rate-total" as="xs:decimal" cache="yes">
    <xsl:param name="category" as="xs:string"/>
    <xsl:param name="rate" as="xs:decimal?"/>
    <xsl:param name="lines" as="element()*"/>
    <xsl:param name="allowance-charges" as="element()*"/>
    <xsl:variable name="charges" select="u:allowance-charges-of($category, u:charges($allowance-charges))"/>
    <xsl:variable name="allowances" select="u:allowance-charges-of($category, u:allowances($allowance-charges))"/>
    <xsl:sequence select="
      u:net-total($lines) +
      sum(u:allowance-charges-at($rate, $charges)/xs:decimal(cbc:Amount)) -
      sum(u:allowance-charges-at($rate, $allowances)/xs:decimal(cbc:Amount))"/>
  </xsl:function>

  <!-- An amount that must be there, within 0.02 of the expected one. -->
  <xsl:function name="u:within-slack" as="xs:boolean">
    <xsl:param name="amount" as="element()*"/>
    <xsl:param name="expected" as="xs:decimal"/>
    <xsl:sequence select="abs(xs:decimal(exactly-one($amount)) - $expected) &lt;= 0.02"/>
  </xsl:function>
</xsl:stylesheet>
