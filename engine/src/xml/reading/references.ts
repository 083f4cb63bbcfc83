import { fail } from './reader.ts';

/** A map, because an object would also have an entity `constructor`. */
const predefined: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * Replaces character references and the predefined entities; `at` is the position of the text in the document. It
 * replaces them one by one: `replaceAll` would find all of them, perhaps millions, before it replaces the first.
 */
export function decode(raw: string, at: number): string {
  const reference = /&([^;&<\s]*)(;?)/y;
  let decoded = '';
  let from = 0;
  for (let next = raw.indexOf('&'); next >= 0; next = raw.indexOf('&', from)) {
    reference.lastIndex = next;
    const [whole = '&', name = '', end] = reference.exec(raw) ?? [];
    if (end !== ';') return fail('ampersandAlone', at + next);
    decoded += raw.slice(from, next);
    decoded += name.startsWith('#')
      ? character(name, at + next)
      : (predefined.get(name) ?? fail('entityNotDeclared', at + next, { name }));
    from = next + whole.length;
  }
  return decoded + raw.slice(from);
}

function character(name: string, at: number): string {
  const digits = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name);
  if (digits === null) return fail('notACharacterReference', at, { name });
  const code = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  if (!isCharacter(code)) return fail('referenceToIllegalCharacter', at, { name });
  return String.fromCodePoint(code);
}

function isCharacter(code: number): boolean {
  if (code < 32) return code === 9 || code === 10 || code === 13;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff);
}
