import { because } from '../../xpath/reason.ts';
import {
  childElements,
  SchematronError,
  type SourceElement,
  schematronNamespace,
  xsltNamespace,
} from './xml.ts';

/**
 * The elements of Schematron (ISO/IEC 19757-3), all editions; with their parents, for those that only have a
 * meaning in certain places.
 */
const elements: ReadonlyMap<string, readonly string[] | undefined> = new Map([
  ...'active diagnostic diagnostics dir emph extends include let library name ns p param phase properties property rules schema span title value-of'
    .split(' ')
    .map((name) => [name, undefined] as const),
  ['assert', ['rule']],
  ['report', ['rule']],
  ['rule', ['pattern', 'rules']],
  ['pattern', ['schema', 'library']],
]);

const namespaceBeforeIso = 'http://www.ascc.net/xml/schematron';

/** XSLT would read these from elsewhere; the meaning of a schema must not depend on that. */
const elsewhere = ['include', 'import'];

/**
 * Refuses elements that would be ignored in silence, such as an assertion with a misspelt name or outside a
 * rule.
 */
export function refuseWhatSaysNothing(parent: SourceElement): void {
  for (const child of childElements(parent)) {
    if (child.namespace === schematronNamespace) refuseSchematron(child, parent);
    if (child.namespace === namespaceBeforeIso)
      throw new SchematronError(
        because(
          '{name} is one of Schematron 1.5, and says nothing in ISO Schematron; give it the namespace {namespace}',
          { name: child.localName, namespace: schematronNamespace },
        ),
        child,
      );
    if (child.namespace === xsltNamespace && elsewhere.includes(child.localName))
      throw new SchematronError(
        because(
          'xsl:{name} is not followed; put the functions in the schema, or in a file that sch:include names',
          { name: child.localName },
        ),
        child,
      );
    refuseWhatSaysNothing(child);
  }
}

function refuseSchematron(child: SourceElement, parent: SourceElement): void {
  const { localName } = child;
  if (!elements.has(localName))
    throw new SchematronError(because('{name} is not an element of Schematron', { name: localName }), child);
  const places = elements.get(localName);
  if (places !== undefined && !places.includes(parent.localName))
    throw new SchematronError(
      because('{name} says nothing in {parent}, only in {places}', {
        name: localName,
        parent: parent.localName,
        places: places.join(', '),
      }),
      child,
    );
  if (localName === 'rule') refuseRule(child, parent);
}

/** Refuses rules that would judge nothing, or other nodes than those of their context. */
function refuseRule(rule: SourceElement, parent: SourceElement): void {
  if (parent.localName === 'rules' && rule.attributes.abstract !== 'true')
    throw new SchematronError(
      because('a rule in rules must be abstract; write rules that judge in a pattern'),
      rule,
    );
  if (rule.attributes['visit-each'] !== undefined)
    throw new SchematronError(
      because('visit-each is not supported; write a rule for the nodes that it selects'),
      rule,
    );
}
