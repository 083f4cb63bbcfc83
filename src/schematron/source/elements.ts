import {
  childElements,
  SchematronError,
  type SourceElement,
  schematronNamespace,
  xsltNamespace,
} from './xml.ts';

/** The elements of Schematron (ISO/IEC 19757-3), all editions, and of those that mean something in one place alone, where. */
const elements: ReadonlyMap<string, readonly string[] | undefined> = new Map([
  ...'active diagnostic diagnostics dir emph extends include let library name ns p param phase properties property rules schema span title value-of'
    .split(' ')
    .map((name) => [name, undefined] as const),
  ['assert', ['rule']],
  ['report', ['rule']],
  ['rule', ['pattern', 'rules']],
  ['pattern', ['schema', 'library']],
]);

/** What XSLT would read from elsewhere: what a schema means must not depend on whether anybody follows it. */
const elsewhere = ['include', 'import'];

/** Refuses elements that would be passed over in silence, such as an assertion with its name misspelt or out of a rule. */
export function refuseWhatSaysNothing(parent: SourceElement): void {
  for (const child of childElements(parent)) {
    if (child.namespace === schematronNamespace) refuseSchematron(child, parent);
    if (child.namespace === xsltNamespace && elsewhere.includes(child.localName))
      throw new SchematronError(
        `xsl:${child.localName} is not followed; put the functions in the schema, or in a file that sch:include names`,
        child,
      );
    refuseWhatSaysNothing(child);
  }
}

function refuseSchematron(child: SourceElement, parent: SourceElement): void {
  const { localName } = child;
  if (!elements.has(localName))
    throw new SchematronError(`${localName} is not an element of Schematron`, child);
  const places = elements.get(localName);
  if (places !== undefined && !places.includes(parent.localName))
    throw new SchematronError(
      `${localName} says nothing in ${parent.localName}, only in ${places.join(', ')}`,
      child,
    );
}
