/** Rules as XML, escaped where necessary. */
export interface RuleBook {
  readonly prefixes: Readonly<Record<string, string>>;
  /** The `xsl:function` elements. */
  readonly functions: string;
  readonly lets: readonly Let[];
  readonly patterns: readonly (readonly Rule[])[];
}

export interface Let {
  readonly name: string;
  readonly value: string;
  readonly as?: string;
}

export interface Rule {
  readonly context: string;
  readonly lets?: readonly Let[];
  readonly findings: readonly Assertion[];
}

export interface Assertion {
  readonly kind: 'assert' | 'report';
  readonly id: string;
  readonly test: string;
  readonly text: string;
  readonly flag?: string;
}

export function attributesOf({ name, as }: Let): string {
  return `name="${name}"${as === undefined ? '' : ` as="${as}"`}`;
}

const prefixes = {
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  xs: 'http://www.w3.org/2001/XMLSchema',
  u: 'urn:own',
} as const;

const functions = `<xsl:function name="u:kind" as="xs:string">
    <xsl:param name="code"/>
    <xsl:variable name="prefix">kind-<xsl:value-of select="string-length($code)"/></xsl:variable>
    <xsl:choose>
      <xsl:when test="$code = '380'"><xsl:value-of select="concat($prefix, '-invoice')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="concat($prefix, '-other')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:function>
  <xsl:function name="u:digit-sum" as="xs:integer">
    <xsl:param name="digits" as="xs:string"/>
    <xsl:message>adding up</xsl:message>
    <xsl:sequence select="if ($digits = '') then 0
      else xs:integer(substring($digits, 1, 1)) + u:digit-sum(substring($digits, 2))"/>
  </xsl:function>`;

const lets: readonly Let[] = [
  { name: 'longest', value: '100' },
  { name: 'profile', value: "tokenize(/*/cbc:ProfileID, ':')[last()]" },
  { name: 'amounts', value: '//cbc:*[@currencyID]' },
];

const assertion = (id: string, test: string, text: string): Assertion => ({ kind: 'assert', id, test, text });

const patterns: readonly (readonly Rule[])[] = [
  [
    {
      context: '/*',
      lets: [{ name: 'currency', value: 'cbc:DocumentCurrencyCode' }],
      findings: [
        {
          ...assertion(
            'own-1',
            "u:kind(cbc:InvoiceTypeCode) = 'kind-3-invoice'",
            'An invoice is of type 380.',
          ),
          flag: 'fatal',
        },
        assertion(
          'own-2',
          'every $amount in $amounts satisfies $amount/@currencyID = $currency',
          "Amounts are in the document's currency.",
        ),
        {
          kind: 'report',
          id: 'own-3',
          test: 'exists(cbc:AccountingCost)',
          text: 'The document has an accounting cost.',
          flag: 'warning',
        },
      ],
    },
  ],
  [
    { context: 'cac:InvoiceLine[cbc:Note]', findings: [] },
    {
      context: "cac:InvoiceLine[cbc:ID = '1']",
      findings: [
        assertion(
          'own-4',
          'string-length(cac:Item/cbc:Description) &lt;= $longest',
          'Descriptions are short.',
        ),
      ],
    },
    {
      context: 'cac:InvoiceLine',
      findings: [assertion('own-5', 'number(cbc:ID) > 0', 'Lines are numbered from 1.')],
    },
  ],
  [
    {
      context: '/',
      findings: [
        assertion('own-6', "$profile = 'billing'", 'The profile is billing.'),
        assertion('own-7', 'u:digit-sum(*/cbc:ProfileExecutionID) = 0', 'No transaction type is set.'),
      ],
    },
    {
      context: 'cbc:ID',
      findings: [
        assertion('own-8', "not(. = '') and not(contains(., ' '))", 'An identifier is one word.'),
        assertion('own-9', 'not(preceding-sibling::cbc:ID)', 'There is one identifier.'),
      ],
    },
  ],
];

/**
 * A small set of rules: a recursive function and one with a choice, variables of the schema and of a rule, a
 * report, a rule on the document itself, one without assertions, and rules hidden by others.
 */
export const ownRules: RuleBook = { prefixes, functions, lets, patterns };
