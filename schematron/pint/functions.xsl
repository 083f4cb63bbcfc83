<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="2.0"
  xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:xs="http://www.w3.org/2001/XMLSchema"
  xmlns:u="urn:pint-ae:functions">

  <!-- Two decimals, halves towards plus infinity. -->
  <xsl:function name="u:round-to-cents" as="xs:decimal?">
    <xsl:param name="amount" as="xs:decimal?"/>
    <xsl:sequence select="round($amount * 100) div 100"/>
  </xsl:function>

  <!-- The digits of a number in their order. -->
  <xsl:function name="u:digits" as="xs:integer*">
    <xsl:param name="number" as="xs:string"/>
    <xsl:sequence select="for $code in string-to-codepoints($number) return $code - 48"/>
  </xsl:function>

  <!-- The sum of digits, each times the weight at its place. -->
  <xsl:function name="u:weighted-sum" as="xs:integer">
    <xsl:param name="digits" as="xs:integer*"/>
    <xsl:param name="weights" as="xs:integer*"/>
    <xsl:sequence select="sum(for $place in 1 to count($digits) return $digits[$place] * $weights[$place])"/>
  </xsl:function>

  <!-- GS1: the digits before the last, from right to left, weigh 3 and 1 in turn. -->
  <xsl:function name="u:is-gs1-number" as="xs:boolean">
    <xsl:param name="number" as="xs:string"/>
    <xsl:choose>
      <xsl:when test="matches($number, '^[0-9]+$')">
        <xsl:variable name="digits" as="xs:integer*" select="reverse(u:digits($number))"/>
        <xsl:variable name="others" as="xs:integer*" select="subsequence($digits, 2)"/>
        <xsl:variable name="weights" as="xs:integer*"
          select="for $place in 1 to count($others) return if ($place mod 2 = 1) then 3 else 1"/>
        <xsl:sequence select="$digits[1] = (10 - u:weighted-sum($others, $weights) mod 10) mod 10"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="false()"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- Modulus 11 over the first eight digits. -->
  <xsl:function name="u:is-norwegian-organisation-number" as="xs:boolean">
    <xsl:param name="number" as="xs:string"/>
    <xsl:choose>
      <xsl:when test="matches($number, '^[0-9]{9}$') and number($number) &gt; 0">
        <xsl:variable name="digits" as="xs:integer*" select="u:digits($number)"/>
        <xsl:variable name="sum" as="xs:integer" select="u:weighted-sum(subsequence($digits, 1, 8), (3, 2, 7, 6, 5, 4, 3, 2))"/>
        <xsl:sequence select="$digits[9] = (11 - $sum mod 11) mod 11"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="false()"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- The last two digits are 97 less the remainder of the others by 97. -->
  <xsl:function name="u:is-belgian-enterprise-number" as="xs:boolean">
    <xsl:param name="number" as="xs:string"/>
    <xsl:sequence select="
      if (matches($number, '^[0-9]{10}$'))
      then xs:integer(substring($number, 9)) = 97 - xs:integer(substring($number, 1, 8)) mod 97
      else false()"/>
  </xsl:function>

  <!-- Eleven characters that make an integer, or sixteen: letters and digits at their places, three of them free. -->
  <xsl:function name="u:is-italian-fiscal-code" as="xs:boolean">
    <xsl:param name="code" as="xs:string"/>
    <xsl:sequence select="
      if (string-length($code) = 11) then $code castable as xs:integer
      else if (string-length($code) = 16) then
        matches(substring($code, 1, 6), '^[A-Za-z]{6}$') and
        substring($code, 7, 2) castable as xs:integer and
        matches(substring($code, 9, 1), '^[A-Za-z]$') and
        substring($code, 10, 2) castable as xs:integer and
        substring($code, 15, 1) castable as xs:integer and
        matches(substring($code, 16, 1), '^[A-Za-z]$')
      else false()"/>
  </xsl:function>

  <!-- Luhn's sum over the eleven digits behind IT; what does not begin with IT is not looked at. -->
  <xsl:function name="u:is-italian-vat-number" as="xs:boolean">
    <xsl:param name="number" as="xs:string"/>
    <xsl:variable name="rest" as="xs:string" select="substring($number, 3)"/>
    <xsl:choose>
      <xsl:when test="not(substring($number, 1, 2) = ('IT', 'it'))">
        <xsl:sequence select="true()"/>
      </xsl:when>
      <xsl:when test="string-length($rest) = 11 and $rest castable as xs:integer">
        <xsl:sequence select="
          sum(
            for $place in 1 to 11 return
              if ($place mod 2 = 1) then xs:integer(substring($rest, $place, 1))
              else (0, 2, 4, 6, 8, 1, 3, 5, 7, 9)[1 + xs:integer(substring($rest, $place, 1))]
          ) mod 10 = 0"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="false()"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- The weighted sum, with one taken from the first digit, is divisible by 89. -->
  <xsl:function name="u:is-australian-business-number" as="xs:boolean">
    <xsl:param name="number" as="xs:string"/>
    <xsl:sequence select="
      if (matches($number, '^[0-9]{11}$'))
      then (u:weighted-sum(u:digits($number), (10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19)) - 10) mod 89 = 0
      else false()"/>
  </xsl:function>
</xsl:stylesheet>
