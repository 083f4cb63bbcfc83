/** Functions of XPath 3.1 and XSLT 3.0 that rules may not use; none of them is a misspelt other one. */
export const unsupported: ReadonlySet<string> = new Set(
  [
    'accumulator-after accumulator-before analyze-string apply available-environment-variables available-system-properties',
    'base-uri collation-key collection copy-of current-group current-grouping-key current-merge-group current-merge-key',
    'current-output-uri default-collation default-language doc-available document-uri element-available',
    'element-with-id environment-variable filter fold-left fold-right for-each for-each-pair',
    'format-integer function-arity function-available function-lookup function-name has-children idref',
    'implicit-timezone in-scope-prefixes innermost json-doc json-to-xml load-xquery-module local-name-from-QName',
    'namespace-uri-for-prefix namespace-uri-from-QName nilled node-name outermost parse-ietf-date parse-json parse-xml',
    'parse-xml-fragment prefix-from-QName put QName random-number-generator regex-group resolve-QName resolve-uri',
    'serialize snapshot sort static-base-uri stream-available system-property transform type-available',
    'unparsed-entity-public-id unparsed-entity-uri unparsed-text unparsed-text-available unparsed-text-lines',
    'uri-collection xml-to-json',
  ].flatMap((line) => line.split(' ')),
);
