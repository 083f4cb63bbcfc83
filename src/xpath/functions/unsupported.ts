/** Functions of XPath 3.1 and XSLT 3.0 that rules may not use; none of them is a misspelt other one. */
export const unsupported: ReadonlySet<string> = new Set(
  [
    'accumulator-after accumulator-before analyze-string apply available-environment-variables available-system-properties',
    'collation-key collection copy-of current-merge-group current-merge-key',
    'current-output-uri default-language element-available',
    'element-with-id environment-variable filter fold-left fold-right for-each for-each-pair',
    'format-integer function-arity function-available function-lookup function-name',
    'json-doc json-to-xml load-xquery-module',
    'parse-ietf-date parse-json parse-xml',
    'parse-xml-fragment put random-number-generator',
    'serialize snapshot stream-available system-property transform type-available',
    'unparsed-entity-public-id unparsed-entity-uri unparsed-text unparsed-text-available unparsed-text-lines',
    'uri-collection xml-to-json',
  ].flatMap((line) => line.split(' ')),
);
