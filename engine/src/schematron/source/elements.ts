import { because } from '../../xpath/reason.ts';
import { refuseMisspeltAttributes } from './attributes.ts';
import { refuseMisspeltXslt, refuseUnknown } from './misspelt-elements.ts';
import {
  childElements,
  elementsOf,
  SchematronError,
  type SourceElement,
  schematronNamespace,
  xsltNamespace,
} from './xml.ts';

/**
 * The elements of Schematron (ISO/IEC 19757-3), all editions; with the parents of elements that only have a
 * meaning in certain places.
 */
const elements: ReadonlyMap<string, readonly string[] | undefined> = new Map<
  string,
  readonly string[] | undefined
>([
  ...'dir emph include name p span title value-of'.split(' ').map((name) => [name, undefined] as const),
  ...Object.entries({
    active: 'phase',
    assert: 'rule',
    diagnostic: 'diagnostics',
    diagnostics: 'schema library',
    extends: 'rule',
    let: 'schema phase pattern rule',
    library: '',
    ns: 'schema',
    param: 'pattern',
    pattern: 'schema library',
    phase: 'schema',
    properties: 'schema library',
    property: 'properties',
    report: 'rule',
    rule: 'pattern rules',
    rules: 'schema library',
    schema: '',
  }).map(([name, parents]) => [name, parents.split(' ')] as const),
]);

/** The names of the elements of Schematron. */
export const elementNames = (): readonly string[] => [...elements.keys()];

/** These elements judge, so they are refused even inside foreign elements. */
const judging = ['assert', 'report', 'rule', 'pattern'];

const namespaceBeforeIso = 'http://www.ascc.net/xml/schematron';

/** XSLT would read these from elsewhere; the meaning of a schema must not depend on other files. */
const elsewhere = ['include', 'import'];

/**
 * Refuses elements that would otherwise be ignored without a message, such as an assertion with a misspelt name or
 * outside a rule.
 */
export function refuseWhatSaysNothing(parent: SourceElement): void {
  for (const child of childElements(parent)) {
    if (child.namespace === schematronNamespace) refuseSchematron(child, parent);
    refuseMisspeltXslt(child);
    if (child.namespace === xsltNamespace) refuseInMessage(child, parent);
    refuseSchematronBeforeIso(child);
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

/** Elements that another element may contain; all elements if the parent is not a Schematron element. */
const namesIn = ({ namespace, localName }: SourceElement) =>
  [...elements].flatMap(([name, places]) =>
    places === undefined || namespace !== schematronNamespace || places.includes(localName) ? name : [],
  );

function refuseSchematron(child: SourceElement, parent: SourceElement): void {
  const { localName } = child;
  if (!elements.has(localName)) refuseUnknown(child, namesIn(parent));
  refuseMisplaced(child, parent);
  refuseMisspeltAttributes(child);
  if (localName === 'rule') refuseRule(child, parent);
  if (localName === 'pattern') refusePattern(child);
}

export function refuseSchematronBeforeIso(element: SourceElement): void {
  if (element.namespace === namespaceBeforeIso)
    throw new SchematronError(
      because(
        '{name} belongs to Schematron 1.5 and has no meaning in ISO Schematron; give it the namespace {namespace}',
        { name: element.localName, namespace: schematronNamespace },
      ),
      element,
    );
}

function refuseMisplaced(child: SourceElement, parent: SourceElement): void {
  const { localName } = child;
  const places = elements.get(localName);
  const isOurs = parent.namespace === schematronNamespace || judging.includes(localName);
  if (places === undefined || !isOurs || places.includes(parent.localName)) return;
  if (localName === 'schema' || localName === 'library')
    throw new SchematronError(
      because(
        '{name} has no meaning in {parent}; take over its content with extends and its href, or include a part of it by id (file.sch#id)',
        { name: localName, parent: parent.localName },
      ),
      child,
    );
  throw new SchematronError(
    because('{name} has no meaning in {parent}, only in {places}', {
      name: localName,
      parent: parent.localName,
      places: places.join(', '),
    }),
    child,
  );
}

/** Elements with the text of a finding. */
const messages = ['assert', 'report', 'diagnostic', 'property', 'emph', 'dir', 'span'];

function refuseInMessage(child: SourceElement, parent: SourceElement): void {
  const { localName } = child;
  const isInMessage = parent.namespace === schematronNamespace && messages.includes(parent.localName);
  const known = parent.localName === 'property' ? ['value-of', 'text', 'copy-of'] : ['value-of', 'text'];
  if (isInMessage && !known.includes(localName))
    throw new SchematronError(
      because(
        'xsl:{name} is not supported in a message; write a value-of with XPath, such as if (…) then … else …',
        { name: localName },
      ),
      child,
    );
}

/** Refuses content that an instance of an abstract pattern would not copy. */
function refusePattern(pattern: SourceElement): void {
  if (pattern.attributes['is-a'] === undefined) return;
  if (pattern.attributes.abstract === 'true')
    throw new SchematronError(
      because('an abstract pattern cannot be another one (is-a); write its rules in it'),
      pattern,
    );
  const own = elementsOf(pattern, schematronNamespace).find(({ localName }) =>
    ['rule', 'let'].includes(localName),
  );
  if (own !== undefined)
    throw new SchematronError(
      because(
        '{name} has no meaning in a pattern with is-a, whose rules are those of the abstract pattern; write it in a pattern of its own',
        { name: own.localName },
      ),
      own,
    );
}

/** Refuses rules that would judge nothing, or judge nodes outside their context. */
function refuseRule(rule: SourceElement, parent: SourceElement): void {
  if (parent.localName === 'rules' && rule.attributes.abstract !== 'true')
    throw new SchematronError(
      because('a rule in rules must be abstract; write rules that judge in a pattern'),
      rule,
    );
}
