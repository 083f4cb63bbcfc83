import type {
  NamespaceBinding,
  SchematronAssert,
  SchematronLet,
  SchematronPattern,
  SchematronRule,
  SchematronSchema,
} from '../schema.ts';
import { functionsOf, placeOf, typeOf } from './function.ts';
import { elementsOf, required, SchematronError, type SourceElement, textOf, xsltNamespace } from './xml.ts';

const svrlNamespace = 'http://purl.oclc.org/dsdl/svrl';
const schxsltNamespace = 'https://doi.org/10.5281/zenodo.1495494';

/** What the stylesheets declare for themselves, and no rule uses. */
const infrastructure =
  /^(archiveDirParameter|archiveNameParameter|fileNameParameter|fileDirParameter|document-uri|schxslt[.:].*)$/;

/** Whether a file is a stylesheet, which an implementation of Schematron made of a schema. */
export function isStylesheet({ namespace, localName }: SourceElement): boolean {
  return namespace === xsltNamespace && ['stylesheet', 'transform'].includes(localName);
}

/**
 * The schema that a stylesheet was made of, in the forms of the ISO skeleton and of SchXslt: templates that report a
 * fired rule are its rules, their priorities the order, and what leads to a failed assertion its test. Throws a
 * SchematronError, which names file and line, for what it can't recover.
 */
export function schemaOfStylesheet(stylesheet: SourceElement): SchematronSchema {
  const refused = elementsOf(stylesheet, xsltNamespace).find(({ localName }) =>
    ['include', 'import'].includes(localName),
  );
  if (refused) throw new SchematronError(`xsl:${refused.localName} is not followed; give one file`, refused);
  const patterns = patternsOf(stylesheet);
  if (patterns.length === 0) {
    throw new SchematronError('holds no rules in the form of the ISO skeleton or of SchXslt', stylesheet);
  }
  return {
    namespaces: namespacesOf(stylesheet),
    lets: variablesOf(stylesheet),
    functions: functionsOf(stylesheet).filter(({ name }) => !name.startsWith('schxslt:')),
    patterns,
  };
}

function namespacesOf({ attributes }: SourceElement): NamespaceBinding[] {
  return Object.entries(attributes)
    .filter(([name, uri]) => name.startsWith('xmlns:') && !isToolNamespace(uri))
    .map(([name, uri]) => ({ prefix: name.slice('xmlns:'.length), uri }));
}

function isToolNamespace(uri: string): boolean {
  return [xsltNamespace, svrlNamespace, schxsltNamespace].includes(uri);
}

/** Variables and parameters of the stylesheet or of a rule. */
function variablesOf(parent: SourceElement): SchematronLet[] {
  return elementsOf(parent, xsltNamespace)
    .filter(({ localName }) => ['variable', 'param'].includes(localName))
    .filter((variable) => !infrastructure.test(required(variable, 'name')))
    .map(letOf);
}

function letOf(variable: SourceElement): SchematronLet {
  const { select } = variable.attributes;
  if (select === undefined) {
    const name = required(variable, 'name');
    throw new SchematronError(`the variable ${name} has a content; only select is understood`, variable);
  }
  return { name: required(variable, 'name'), value: select, ...typeOf(variable), source: placeOf(variable) };
}

interface Template {
  readonly pattern: string;
  readonly priority: number;
  readonly rule: SchematronRule;
}

function patternsOf(stylesheet: SourceElement): SchematronPattern[] {
  const byPattern = new Map<string, Template[]>();
  for (const template of elementsOf(stylesheet, xsltNamespace).flatMap(templateOf)) {
    byPattern.set(template.pattern, [...(byPattern.get(template.pattern) ?? []), template]);
  }
  return Array.from(byPattern, ([id, templates]) => ({
    id: `pattern-${id}`,
    lets: [],
    rules: templates.toSorted((one, other) => other.priority - one.priority).map(({ rule }) => rule),
  }));
}

/** A template that reports a fired rule is a rule; others only lead to them. */
function templateOf(template: SourceElement): Template[] {
  if (template.localName !== 'template') return [];
  const [fired] = descendantsOf(template).filter(isSvrl('fired-rule'));
  if (fired === undefined) return [];
  const [wrapper] = descendantsOf(template).filter(
    ({ namespace, localName }) => namespace === schxsltNamespace && localName === 'rule',
  );
  return [
    {
      pattern: wrapper?.attributes.pattern ?? required(template, 'mode'),
      priority: Number(template.attributes.priority ?? 0),
      rule: ruleOf(template),
    },
  ];
}

function ruleOf(template: SourceElement): SchematronRule {
  return {
    context: required(template, 'match'),
    lets: variablesOf(template),
    asserts: assertsOf(template),
    source: placeOf(template),
  };
}

/** The findings that a rule can report, each with what decides on it. */
function assertsOf(parent: SourceElement): SchematronAssert[] {
  return childElements(parent).flatMap((child) => {
    const finding = childElements(child).find((inner) => isFinding(inner));
    if (child.localName === 'choose') return [assertOfChoose(child)].flat();
    if (finding !== undefined && child.localName === 'if') {
      return [assertOf(finding, required(child, 'test'), 'report')];
    }
    if (isFinding(child)) throw new SchematronError('nothing decides on this finding', child);
    return assertsOf(child);
  });
}

/** The ISO skeleton reports what its only condition does not hold for; SchXslt chooses whether a rule fires at all. */
function assertOfChoose(choose: SourceElement): SchematronAssert[] {
  const branches = elementsOf(choose, xsltNamespace);
  const otherwise = branches.find(({ localName }) => localName === 'otherwise');
  const [finding] = otherwise ? childElements(otherwise).filter(isFinding) : [];
  if (otherwise === undefined || finding === undefined) return branches.flatMap(assertsOf);
  const [when, ...others] = branches.filter(({ localName }) => localName === 'when');
  if (when === undefined || others.length > 0) {
    throw new SchematronError('a finding hangs on more than one condition', choose);
  }
  return [assertOf(finding, required(when, 'test'), 'assert')];
}

function assertOf(finding: SourceElement, test: string, kind: SchematronAssert['kind']): SchematronAssert {
  const flag = attributeOf(finding, 'flag') ?? attributeOf(finding, 'role');
  const text = childElements(finding).find(isSvrl('text'));
  return {
    id: attributeOf(finding, 'id') ?? `${finding.file}:${finding.line}`,
    kind,
    test,
    text: text === undefined ? '' : textOf(text),
    ...(flag === undefined ? {} : { flag }),
    source: placeOf(finding),
  };
}

function isFinding(element: SourceElement): boolean {
  return isSvrl('failed-assert')(element) || isSvrl('successful-report')(element);
}

function isSvrl(name: string): (element: SourceElement) => boolean {
  return ({ namespace, localName }) => namespace === svrlNamespace && localName === name;
}

/** An attribute of the result, written as such or by `xsl:attribute`. */
function attributeOf(element: SourceElement, name: string): string | undefined {
  const written = elementsOf(element, xsltNamespace).find(
    ({ localName, attributes }) => localName === 'attribute' && attributes.name === name,
  );
  return written === undefined ? element.attributes[name] : textOf(written);
}

function childElements({ children }: SourceElement): SourceElement[] {
  return children.filter((child): child is SourceElement => typeof child !== 'string');
}

function descendantsOf(element: SourceElement): SourceElement[] {
  return childElements(element).flatMap((child) => [child, ...descendantsOf(child)]);
}
