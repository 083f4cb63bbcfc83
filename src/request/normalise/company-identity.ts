import type { Tell } from '../../core/findings/add-finding.ts';
import { oncePer } from '../../core/once-per.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { latinDigits, nameKey, nonBlank } from '../../core/text/text.ts';
import { namedFields } from '../fields.ts';
import type { PartyRequest } from '../schema/request.ts';
import { lookUpsOf } from './context.ts';
import type { CompanyProfile } from './options.ts';

const { registrationAuthority: authority } = namedFields;

/** An identifying field of a party, as sent and as in the profile. */
interface Fact {
  readonly field:
    | 'name'
    | 'trn'
    | 'tin'
    | 'participantId'
    | 'legalRegistrationNumber'
    | typeof authority
    | 'identifiers';
  readonly sent: string;
  /** Undefined if the profile lacks the field. */
  readonly own: string | undefined;
  /** Undefined if the profile has nothing to compare it with. */
  readonly agrees: boolean | undefined;
}

/** Likeness of a party to a company. */
export interface Likeness {
  readonly company: CompanyProfile;
  /** True if every sent field agrees, and together these fields exclude other members of the VAT group. */
  readonly isCompany: boolean;
  /** Facts that agree. */
  readonly agreeing: readonly Fact[];
  /** Facts that differ; if none differ, the facts that the profile cannot confirm. */
  readonly differing: readonly Fact[];
  /** True if the party shares a field with the company that no other company can have. */
  readonly isMixed: boolean;
}

/** Numbers that no two companies share, unlike a TRN, which all members of a VAT group have. */
const ownNumbers: readonly Fact['field'][] = ['tin', 'participantId', 'legalRegistrationNumber'];

/** Compares the identity that a party states with a company. */
export function likenessOf(
  party: PartyRequest,
  company: CompanyProfile,
  specification: Specification,
): Likeness {
  const compared = [
    ...nameFact(party, company, specification),
    ...numberFacts(party, company, specification),
    ...registrationFact(party, company, specification),
  ];
  const agreeing = compared.filter(({ agrees }) => agrees === true);
  const facts =
    compared.length === 0
      ? identifiersFact(party)
      : [...compared, ...authorityFact(party, company, agreeing)];
  const differing = facts.filter(({ agrees }) => agrees === false);
  const unconfirmed = facts.filter(({ agrees }) => agrees === undefined);
  const has = (field: Fact['field']) => agreeing.some((fact) => fact.field === field);
  const isConfirmed = unconfirmed.length === 0 || ownNumbers.some(has) || (has('name') && has('trn'));
  return {
    company,
    isCompany: differing.length === 0 && isConfirmed,
    agreeing,
    differing: differing.length > 0 || isConfirmed ? differing : unconfirmed,
    isMixed: ownNumbers.some(has) || has('name'),
  };
}

/** The names of a party; a trading name counts only if no name was sent. */
function nameFact(party: PartyRequest, company: CompanyProfile, specification: Specification): Fact[] {
  const sent = nonBlank(party.name) ?? nonBlank(party.tradingName);
  const own = nonBlank(company.name);
  if (sent === undefined) return [];
  const [key, ownKey] = [sent, own ?? ''].map((name) =>
    legalFormsOf(specification).reduce(
      (key, { spelling, form }) => key.replaceAll(spelling, form),
      nameKey(name),
    ),
  );
  return [{ field: 'name', sent, own, agrees: own === undefined ? undefined : key === ownKey }];
}

/** The other spellings of legal forms, the longest first. */
const legalFormsOf = oncePer(({ aliases }: Specification) =>
  Object.entries(aliases.legalForms)
    .flatMap(([form, others]) => others.map((other) => ({ spelling: nameKey(other), form: nameKey(form) })))
    .toSorted((one, other) => other.spelling.length - one.spelling.length),
);

function numberFacts(party: PartyRequest, company: CompanyProfile, specification: Specification): Fact[] {
  const addresses = addressesOf(company, specification);
  const isOwn = (numbers: Numbers) => {
    const address = addressOf(numbers, specification);
    return address !== undefined && addresses.includes(address);
  };
  const trn = nonBlank(party.trn);
  return [
    ...(trn === undefined ? [] : [trnFact(trn, nonBlank(company.trn), isOwn)]),
    ...(['tin', 'participantId'] as const).flatMap((field) => {
      const sent = nonBlank(party[field]);
      const agrees = addresses.length === 0 ? undefined : isOwn({ [field]: sent });
      return sent === undefined ? [] : { field, sent, own: nonBlank(company[field]) ?? addresses[0], agrees };
    }),
  ];
}

/** A TRN, or a TIN in its place. */
function trnFact(sent: string, own: string | undefined, isOwn: (numbers: Numbers) => boolean): Fact {
  if (isOwn({ tin: sent })) return { field: 'tin', sent, own, agrees: true };
  const [key, ownKey] = [sent, own ?? ''].map((trn) => nameKey(latinDigits(trn)));
  const agrees = key === ownKey || isOwn({ trn: sent });
  return { field: 'trn', sent, own, agrees: agrees || (own === undefined ? undefined : false) };
}

type Numbers = Partial<Record<'trn' | 'tin' | 'participantId', string | undefined>>;

const silent: Tell = { addError() {}, addWarning() {}, addInformation() {} };

/** The electronic address that follows from these numbers, with its scheme. */
function addressOf({ trn, tin, participantId }: Numbers, { defaults }: Specification): string | undefined {
  const { endpoint } = defaults.sellerIdentity(
    { trn, tin, participantId, legalRegistrationNumber: undefined, isIssuer: true },
    silent,
  );
  return endpoint && `${endpoint.schemeId}:${endpoint.value}`;
}

/** The addresses of a company; of its TRN only without an own number, because VAT groups share TRNs. */
function addressesOf(company: CompanyProfile, specification: Specification): string[] {
  const [trn, tin, participantId] = [company.trn, company.tin, company.participantId].map(nonBlank);
  const isNamed = tin !== undefined || participantId !== undefined;
  const candidates: Numbers[] = isNamed
    ? [...(participantId === undefined ? [] : [{ participantId }]), ...(tin === undefined ? [] : [{ tin }])]
    : [{ trn }, { participantId: trn }];
  return candidates.flatMap((numbers) => addressOf(numbers, specification) ?? []);
}

function registrationFact(
  party: PartyRequest,
  company: CompanyProfile,
  specification: Specification,
): Fact[] {
  const sent = nonBlank(party.legalRegistrationNumber);
  if (sent === undefined) return [];
  const field = 'legalRegistrationNumber';
  const own = nonBlank(company.legalRegistrationNumber);
  if (own === undefined) return [{ field, sent, own: undefined, agrees: undefined }];
  const { registrationType } = lookUpsOf(specification);
  const [type, ownType] = [party.legalRegistrationType, company.legalRegistrationType].map((each) => {
    const name = nonBlank(each);
    return name && nameKey(registrationType(name) ?? name);
  });
  const isOfOneType = type === undefined || ownType === undefined || type === ownType;
  const agrees = isOfOneType && nameKey(sent) === nameKey(own);
  const described = (number: string, kind: string | null | undefined) =>
    isOfOneType ? number : `${number} (${kind ?? ''})`;
  return [
    {
      field,
      sent: described(sent, party.legalRegistrationType),
      own: described(own, company.legalRegistrationType),
      agrees,
    },
  ];
}

/** Identifiers of other kinds, which profiles lack; they count only if nothing else was sent. */
function identifiersFact({ identifiers }: PartyRequest): Fact[] {
  const sent = nonBlank(identifiers?.[0]?.id);
  return sent === undefined ? [] : [{ field: 'identifiers', sent, own: undefined, agrees: undefined }];
}

/** Licences of two authorities may share a number, so a number needs its authority. */
function authorityFact(
  { [authority]: sentAuthority }: PartyRequest,
  { [authority]: ownAuthority }: CompanyProfile,
  agreeing: readonly Fact[],
): Fact[] {
  const [sent, own] = [sentAuthority, ownAuthority].map(nonBlank);
  const isAlone = agreeing.every(({ field }) => field === 'legalRegistrationNumber');
  if (!isAlone || agreeing.length === 0 || sent === undefined || own === undefined) return [];
  return nameKey(sent) === nameKey(own) ? [] : [{ field: authority, sent, own, agrees: false }];
}
