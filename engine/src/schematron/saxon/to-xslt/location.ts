import type { LocationPrefixes } from '../../../xml/locations.ts';
import { type Builder, stringLiteral, xslt } from './builder.ts';

/** Writes `judgement:location`, which gives the same text as `locationOf` in `xml/locations.ts`. */
export function writeLocationFunction(stylesheet: Builder, prefixes: LocationPrefixes): void {
  const name = stylesheet.ele(xslt, 'xsl:function', { name: 'judgement:name', as: 'xs:string' });
  name.ele(xslt, 'xsl:param', { name: 'element', as: 'element()' });
  name.ele(xslt, 'xsl:sequence', {
    select: `for $uri in string(namespace-uri($element)) return concat(
      ${Array.from(prefixes, ifOfNamespace).join('')}
      concat('Q{', $uri, '}'), local-name($element))`,
  });
  const location = stylesheet.ele(xslt, 'xsl:function', { name: 'judgement:location', as: 'xs:string' });
  location.ele(xslt, 'xsl:param', { name: 'element', as: 'node()' });
  location.ele(xslt, 'xsl:sequence', {
    select: `concat(string-join(for $step in $element/ancestor-or-self::* return concat('/', judgement:name($step),
      if ($step/parent::*) then concat('[', 1 + count($step/preceding-sibling::*[node-name(.) = node-name($step)]), ']') else ''), ''),
      if ($element instance of attribute()) then concat('/@', if (namespace-uri($element) = '') then '' else concat('Q{', namespace-uri($element), '}'), local-name($element)) else '',
      if ($element instance of text()) then concat('/text()[', 1 + count($element/preceding-sibling::text()), ']') else '',
      if ($element instance of comment()) then concat('/comment()[', 1 + count($element/preceding-sibling::comment()), ']') else '',
      if ($element instance of processing-instruction()) then concat('/processing-instruction(', name($element), ')[', 1 + count($element/preceding-sibling::processing-instruction()[name() = name($element)]), ']') else '')`,
  });
}

const ifOfNamespace = ([namespace, prefix]: readonly [string, string]) =>
  `if ($uri = ${stringLiteral(namespace)}) then ${stringLiteral(prefix)} else `;
