import type { XmlElement } from '../../src/xml/element.ts';

const svrl = 'http://purl.oclc.org/dsdl/svrl';

interface Declared {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** The allowed content, as an expression over the letters of its children; `#` is text. */
  readonly content: RegExp;
}

const finding: Declared = {
  required: ['location', 'test'],
  optional: ['id', 'role', 'flag', 'xml:lang'],
  content: /^d*p*t$/,
};

/** The Schematron Validation Report Language of ISO/IEC 19757-3, as far as our reports use it. */
const declared: Readonly<Record<string, Declared & { readonly letter: string }>> = {
  'schematron-output': {
    letter: 'o',
    required: [],
    optional: ['title', 'phase', 'schemaVersion'],
    content: /^t*n*(a+(r[fs]*)*)+$/,
  },
  'ns-prefix-in-attribute-values': { letter: 'n', required: ['prefix', 'uri'], optional: [], content: /^$/ },
  'active-pattern': {
    letter: 'a',
    required: [],
    optional: ['id', 'name', 'role', 'documents'],
    content: /^$/,
  },
  'fired-rule': {
    letter: 'r',
    required: ['context'],
    optional: ['id', 'role', 'flag', 'document'],
    content: /^$/,
  },
  'failed-assert': { letter: 'f', ...finding },
  'successful-report': { letter: 's', ...finding },
  'diagnostic-reference': { letter: 'd', required: ['diagnostic'], optional: [], content: /^t$/ },
  'property-reference': {
    letter: 'p',
    required: ['property'],
    optional: ['role', 'scheme'],
    content: /^t$/,
  },
  text: {
    letter: 't',
    required: [],
    optional: ['xml:lang', 'xml:space', 'see', 'icon', 'fpi'],
    content: /^#?$/,
  },
};

/** Returns where a report departs from that language. */
export function faultsIn({ namespace, localName, attributes, children }: XmlElement): string[] {
  const known = namespace === svrl ? declared[localName] : undefined;
  if (known === undefined) return [`${localName} is not an element of SVRL`];
  const names = attributes.map((each) => `${each.namespace === '' ? '' : 'xml:'}${each.localName}`);
  const elements = children.filter((child): child is XmlElement => typeof child !== 'string');
  const holdsText = children.some((child) => typeof child === 'string' && child.trim() !== '');
  const content = holdsText
    ? `#${elements.length}`.replace('#0', '#')
    : elements.map((child) => declared[child.localName]?.letter ?? '?').join('');
  return [
    ...known.required.filter((name) => !names.includes(name)).map((name) => `${localName} has no ${name}`),
    ...names
      .filter((name) => ![...known.required, ...known.optional].includes(name))
      .map((name) => `${localName} has ${name}`),
    ...attributes.flatMap(({ localName: name, value }) =>
      ['id', 'prefix', 'phase'].includes(name) && !/^[\p{L}_][\p{L}\p{N}_.·-]*$/u.test(value)
        ? [`${localName} has the ${name} ${value}`]
        : [],
    ),
    ...(known.content.test(content) ? [] : [`${localName} holds ${content}`]),
    ...elements.flatMap(faultsIn),
  ];
}
