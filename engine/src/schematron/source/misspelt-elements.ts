import { didYouMean } from '../../text/did-you-mean.ts';
import { because } from '../../xpath/reason.ts';
import { childElements, SchematronError, type SourceElement, xsltNamespace } from './xml.ts';

/** The elements of XSLT 2.0 and 3.0. */
const ofXslt: ReadonlySet<string> = new Set(
  [
    'accept accumulator accumulator-rule analyze-string apply-imports apply-templates assert attribute attribute-set',
    'break call-template catch character-map choose comment context-item copy copy-of decimal-format document element',
    'evaluate expose fallback for-each for-each-group fork function global-context-item if import import-schema include',
    'iterate key map map-entry matching-substring merge merge-action merge-key merge-source message mode namespace',
    'namespace-alias next-iteration next-match non-matching-substring number on-completion on-empty on-non-empty',
    'otherwise output output-character override package param perform-sort preserve-space processing-instruction',
    'result-document sequence sort source-document strip-space stylesheet template text transform try use-package',
    'value-of variable when where-populated with-param',
  ].flatMap((line) => line.split(' ')),
);

/** Refuses an element that looks like a misspelt element of XSLT, such as xsl:fucntion. */
export function refuseMisspeltXslt(element: SourceElement): void {
  const { namespace, localName } = element;
  if (namespace !== xsltNamespace || ofXslt.has(localName)) return;
  const meant = didYouMean(localName, ofXslt);
  if (meant !== undefined)
    throw new SchematronError(
      because('xsl:{name} is not an element of XSLT; write xsl:{meant}', { name: localName, meant }),
      element,
    );
}

/** Refuses a misspelt element of XSLT anywhere in a stylesheet. */
export function refuseMisspeltXsltIn(element: SourceElement): void {
  for (const child of childElements(element)) {
    refuseMisspeltXslt(child);
    refuseMisspeltXsltIn(child);
  }
}

/** Refuses an element that Schematron does not have, and names the one that was probably meant. */
export function refuseUnknown(element: SourceElement, known: Iterable<string>): never {
  const { localName } = element;
  const meant = didYouMean(localName, known);
  throw new SchematronError(
    meant === undefined
      ? because('{name} is not an element of Schematron', { name: localName })
      : because('{name} is not an element of Schematron; write {meant}', { name: localName, meant }),
    element,
  );
}
