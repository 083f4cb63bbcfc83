/** A change of an XML document, by what it does. */
export interface UblVariant {
  readonly name: string;
  readonly document: string;
}

/** A span of a text: an element from its start tag to its end tag. */
interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Returns copies of an XML document, each with one element or value changed. */
export function ublVariantsOf(xml: string): UblVariant[] {
  const spans = spansIn(xml);
  const counts = new Map<string, number>();
  return spans.slice(1).flatMap((span, at) => {
    const count = (counts.get(span.name) ?? 0) + 1;
    counts.set(span.name, count);
    // Of elements that are repeated, later ones seldom say more than the first ones.
    if (count > 2) return [];
    const changes = changesOf(xml, span, spans[at + 2] ?? spans[1] ?? span);
    return Object.entries(changes).map(([what, document]) => ({
      name: `${span.name}[${count}] ${what}`,
      document,
    }));
  });
}

/** The elements of a document in order, with what they contain. */
function spansIn(xml: string): Span[] {
  const open: { name: string; from: number }[] = [];
  const spans: Span[] = [];
  for (const { 0: tag, 1: end, 2: name = '', 3: empty, index } of xml.matchAll(
    /<(\/?)([\w:]+)[^<>]*?(\/?)>/g,
  )) {
    if (end === '' && empty === '') open.push({ name, from: index });
    else {
      const { from } = end === '' ? { from: index } : (open.pop() ?? { from: index });
      spans.push({ name, from, to: index + tag.length });
    }
  }
  return spans.sort((one, other) => one.from - other.from);
}

function changesOf(xml: string, { name, from, to }: Span, next: Span): Readonly<Record<string, string>> {
  const element = xml.slice(from, to);
  const inPlace = (other: string) => `${xml.slice(0, from)}${other}${xml.slice(to)}`;
  const parts = /^(<[^<>]*>)([^<>]*)(<\/[^<>]*>)$/.exec(element);
  const always = {
    'left out': inPlace(''),
    doubled: inPlace(`${element}${element}`),
    'by another name': inPlace(element.replaceAll(name, `${name}X`)),
    'after the next':
      xml.slice(0, from) + xml.slice(to, Math.max(to, next.to)) + element + xml.slice(Math.max(to, next.to)),
  };
  if (parts === null) return { ...always, emptied: inPlace(`<${name}/>`) };
  const [, start = '', value = '', end = ''] = parts;
  const valued = (other: string) => inPlace(`${start}${other}${end}`);
  const attribute = /\s[\w:]+="[^"]*"/;
  return {
    ...always,
    ...Object.fromEntries(Object.entries(textsBeside(value)).map(([what, other]) => [what, valued(other)])),
    'with the value of the next': valued(/>([^<>]*)</.exec(xml.slice(next.from, next.to))?.[1] ?? ''),
    ...(attribute.test(start)
      ? {
          'without its attribute': inPlace(`${start.replace(attribute, '')}${value}${end}`),
          'with another attribute': inPlace(`${start.replace(/="[^"]*"/, '="XX"')}${value}${end}`),
          'with an emptied attribute': inPlace(`${start.replace(/="[^"]*"/, '=""')}${value}${end}`),
        }
      : {}),
    'with an attribute': inPlace(`${start.replace('>', ' other="1">')}${value}${end}`),
  };
}

function textsBeside(value: string): Readonly<Record<string, string>> {
  const number = Number(value);
  const numbers = {
    'as 0': '0',
    negative: `-${value}`,
    'a cent more': (number + 0.01).toFixed(2),
    'a cent less': (number - 0.01).toFixed(2),
    'one more': String(number + 1),
    'with more decimals': `${value}${value.includes('.') ? '' : '.'}001`,
    'with an exponent': `${value}E0`,
    'with a sign': `+${value}`,
  };
  return {
    emptied: '',
    'as a blank': ' ',
    'between blanks': `\n ${value} `,
    'with a character more': `${value}1`,
    'with a character less': value.slice(0, -1),
    'in lower case': value.toLowerCase(),
    'as another word': 'ZZ',
    ...(value !== '' && Number.isFinite(number) ? numbers : {}),
    ...(/^\d{4}-\d\d-\d\d$/.test(value)
      ? {
          'a year later': value.replace(/^\d{4}/, (year) => String(Number(year) + 1)),
          'with a zone': `${value}Z`,
        }
      : {}),
  };
}
