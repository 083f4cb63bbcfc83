import type { Tell } from '../../core/findings/add-finding.ts';
import type { RootName } from '../../core/invoice/invoice.ts';
import type { Spellings } from '../../core/messages/vocabulary.ts';
import { onceAsked, oncePer } from '../../core/once-per.ts';
import type { TransactionType } from '../../core/specification/defaults.ts';
import type { Profile } from '../../core/specification/engine.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { codesByName, nameKey, nonBlank } from '../../core/text/text.ts';
import { codeIn } from '../aliases.ts';
import type { MakersAsSent } from './as-sent.ts';

/** Context of all steps in the normalisation of a document. */
export interface Context extends Tell {
  readonly specification: Specification;
  readonly lookUps: LookUps;
  readonly asSent: MakersAsSent;
  readonly root: RootName;
  readonly profile: Profile;
  readonly transactionType: TransactionType;
  /** The number of decimals of amounts in the currency of the document. */
  readonly minorUnits: number;
  /** Returns the unit that the caller's option sets for a text sent as a unit. */
  readonly ownUnits: ((sent: string) => string | undefined) | undefined;
}

/** Reports that a name was read as a code. */
export function tellAlias(
  { addInformation }: Context,
  path: string,
  sent: string,
  code: string,
  list: string | undefined = undefined,
): void {
  addInformation('aliasResolved', path, { sent, code: codeIn(code, list) }, { value: code });
}

/** Reports a field that is only written together with another field of its part, if the other was not sent. */
export function tellFieldWithoutId<Name extends string>(
  part: { readonly [Field in Name]?: string | null | undefined } | null | undefined,
  path: string,
  field: Name,
  id: Name,
  { addInformation }: Context,
): void {
  const sent = nonBlank(part?.[field]);
  if (sent !== undefined && !nonBlank(part?.[id]))
    addInformation('schemeWithoutId', path + field, { sent, id }, { leaveOut: true });
}

/** An identifier that UBL requires beside another: as sent, otherwise a placeholder with a finding. */
export function identifierBeside(
  sent: string | undefined,
  beside: string | undefined,
  text: string,
  path: string,
  { specification, addInformation }: Context,
): string | undefined {
  if (sent !== undefined || beside === undefined) return sent;
  const { absentIdentifier } = specification.defaults;
  addInformation(text, path, { written: absentIdentifier });
  return absentIdentifier;
}

export type LookUps = ReturnType<typeof lookUpsOf>;

type LookUp = (name: string) => string | undefined;

/** The look-ups of a specification. */
export const lookUpsOf = oncePer(({ aliases, codeLists }: Specification) => {
  const countries = codeLists.countries.codes;
  const namesOfCountries = () => {
    const listed = Object.entries(countries).map(([code, name]) => [code, [name]]);
    return new Map([...codesByName(Object.fromEntries(listed)), ...codesByName(aliases.countries)]);
  };
  return {
    /** The code of a subdivision of the home country, from any of its names or of its cities' names. */
    subdivision: lookUpOf(aliases.subdivisions),
    country: lookUp(countries, namesOfCountries),
    registrationType: lookUpOf(aliases.registrationTypes),
    paymentMode: lookUpOf(aliases.paymentModes),
  };
});

function lookUpOf(spellings: Spellings): LookUp {
  return lookUp(spellings, () => codesByName(spellings));
}

/** Most requests send codes, which need no names; the names are prepared for the first other text. */
function lookUp(codes: object, codesOfNames: () => ReadonlyMap<string, string>): LookUp {
  const names = onceAsked(codesOfNames);
  return (name) => {
    if (name === '') return undefined;
    return Object.hasOwn(codes, name) ? name : names().get(nameKey(name));
  };
}
