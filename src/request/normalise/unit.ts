import { onceAsked, oncePer } from '../../core/once-per.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { nameKey, nonBlank } from '../../core/text/text.ts';
import type { LineRequest } from '../schema/request.ts';
import { type Context, tellAlias } from './context.ts';

/** The message list with the meaning of each unit. */
const list = 'units';

/** The unit of a quantity (IBT-130): the caller's, the code, or one by name; an unlisted code stays. */
export function unitOf(line: LineRequest, path: string, context: Context): string {
  const sent = nonBlank(line.unitCode);
  const field = `${path}.unitCode`;
  if (sent === undefined) {
    const { unitCode: assumed } = context.specification.defaults;
    context.addWarning('unitDefaulted', field, { unit: assumed }, { value: assumed });
    return assumed;
  }
  const decided = context.ownUnits?.(sent);
  if (decided !== undefined) {
    context.addInformation('unitDecided', field, { sent, unit: { code: decided, list } });
    return decided;
  }
  const { plain, byName, inTrade } = readingOf(context.specification);
  if (plain.has(sent)) return sent;
  const key = keyOf(sent);
  const code = inTrade.get(key);
  if (code !== undefined) return unitInTrade(sent, code, field, context);
  const named = byName().get(key);
  if (named === undefined) return sent;
  tellAlias(context, field, sent, named, list);
  return named;
}

function unitInTrade(sent: string, code: string, field: string, context: Context): string {
  const { inTrade } = context.specification.units;
  const all = inTrade[code] ?? [];
  const others = all.filter((meant) => meant !== code);
  const [only] = all.length === 1 ? others : [];
  const remedy = only === undefined ? undefined : { value: only };
  const official = { code, list };
  if (sent === code) {
    const meant = { anyOf: others.map((other) => ({ code: other, list })) };
    context.addWarning('unitInTrade', field, { sent, unit: official, meant }, remedy);
    return code;
  }
  // Of several meanings, none is written; an issue reports that the text is not a code, and lists the meanings.
  if (only === undefined) return sent;
  context.addWarning('unitReadAsInTrade', field, { sent, unit: { code: only, list }, official }, remedy);
  return only;
}

/** The units that the caller's options decide, by the text that is sent: an exact match first, then any spelling. */
export function ownUnitsOf(
  units: Readonly<Record<string, string>> | undefined,
): ((sent: string) => string | undefined) | undefined {
  if (units === undefined) return undefined;
  const byName = new Map(Object.entries(units).map(([name, code]) => [nameKey(name), code]));
  return (sent) => (Object.hasOwn(units, sent) ? units[sent] : byName.get(nameKey(sent)));
}

/** The units of a specification, prepared for reading. */
const readingOf = oncePer(({ units }: Specification) => ({
  plain: new Set(units.codes.filter((code) => !Object.hasOwn(units.inTrade, code))),
  inTrade: new Map(Object.keys(units.inTrade).map((code) => [nameKey(code), code])),
  // Most requests send codes, for which no names are needed.
  byName: onceAsked(() => {
    const ofCodes = units.common.map((code): [string, string] => [nameKey(code), code]);
    const ofNames = Object.entries(units.spellings).flatMap(([code, names]) =>
      names.map((name): [string, string] => [keyOf(name), code]),
    );
    return new Map([...ofCodes, ...ofNames]);
  }),
}));

/** The name of a unit without its marks; a name that consists of a mark, such as %, stays as it is. */
const keyOf = (text: string) => nameKey(text) || text;
