import type { Tell } from '../../core/findings/add-finding.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { nameKey, nonBlank } from '../../core/text/text.ts';
import { namedFields } from '../fields.ts';
import type { DocumentRequest, PartyRequest } from '../schema/request.ts';
import { type Likeness, likenessOf } from './company-identity.ts';
import type { CompanyProfile } from './options.ts';

/** The party that issues a document: the seller, or the buyer of a self-billed document. */
type Issuer = 'seller' | 'buyer';

/** The request with missing fields of its issuer from the company that certainly matches. Sent values win. */
export function withCompany(
  request: DocumentRequest,
  companies: CompanyProfile | readonly CompanyProfile[] | undefined,
  specification: Specification,
  tell: Tell,
): DocumentRequest {
  if (companies === undefined) return request;
  const facts = specification.documentTypes[request.documentType];
  const issuer: Issuer = facts?.profile === 'selfbilling' ? 'buyer' : 'seller';
  const company = companyOf(request, issuer, [companies].flat(), specification, tell);
  if (company === undefined) return request;
  const fill: Fill = (path) => tell.addInformation('companyFilled', path, { field: path });
  const filled = { ...request, [issuer]: filledParty(request[issuer], issuer, company, fill) };
  // A bank account belongs to the payee; in a credit note the payee is the buyer.
  const isPayee = issuer === 'seller' && facts?.root === 'Invoice';
  if (!isPayee || namesOtherAccount(request)) return filled;
  const tellOfAccount = () => fill('paymentBankAccount');
  return {
    ...filled,
    paymentBankAccount: filledText(request.paymentBankAccount, company.paymentBankAccount, tellOfAccount),
  };
}

/** The company that a party certainly is; if there is none, a finding says so. */
function companyOf(
  request: DocumentRequest,
  issuer: Issuer,
  companies: readonly CompanyProfile[],
  specification: Specification,
  { addError, addInformation, addWarning }: Tell,
): CompanyProfile | undefined {
  const party = request[issuer];
  // The most similar first.
  const likenesses = companies
    .map((company) => likenessOf(party, company, specification))
    .toSorted((one, other) => other.agreeing.length - one.agreeing.length);
  const [likely, second] = likenesses.filter(({ isCompany }) => isCompany);
  const values = { party: { word: issuer } };
  if (likely !== undefined) {
    if (second === undefined || second.agreeing.length < likely.agreeing.length) return likely.company;
    addError('companyUndecided', issuer, values);
    return undefined;
  }
  const other: Issuer = issuer === 'seller' ? 'buyer' : 'seller';
  if (companies.some((company) => likenessOf(request[other], company, specification).isCompany)) {
    addWarning('companyIsOtherParty', issuer, { ...values, other: { word: other } });
    return undefined;
  }
  const [closest] = likenesses;
  if (closest === undefined) return undefined;
  if (!closest.isMixed && isComplete(party, issuer, closest)) {
    addInformation('companyIsAnother', issuer, values);
    return undefined;
  }
  const sent = closest.differing.map(({ field, sent: value }) => `${field} ${value}`);
  const own = closest.differing.flatMap((fact) =>
    fact.own === undefined ? [] : `${fact.field} ${fact.own}`,
  );
  const isOneOfMany = companies.length > 1 && closest.agreeing.length === 0;
  const text = isOneOfMany ? 'companyIsNone' : own.length === 0 ? 'companyUnconfirmed' : 'companyDiffers';
  addError(text, issuer, { ...values, sent, own });
  return undefined;
}

/** Tells whether a party that is another company identifies itself. */
function isComplete(party: PartyRequest, issuer: Issuer, { agreeing }: Likeness): boolean {
  const [name, tin, participantId, registration] = [
    party.name,
    party.tin,
    party.participantId,
    party.legalRegistrationNumber,
  ].map(nonBlank);
  const trn = agreeing.some(({ field }) => field === 'trn') ? undefined : nonBlank(party.trn);
  const isRegistered = issuer === 'buyer' || registration !== undefined;
  return name !== undefined && isRegistered && (tin ?? participantId ?? trn) !== undefined;
}

/** Tells whether a request names a payment account by something other than its number. */
function namesOtherAccount(request: DocumentRequest): boolean {
  const { payee, paymentServiceProviderAddress } = request;
  const texts = [
    request.paymentAccountName,
    request.paymentServiceProviderId,
    request.paymentAccountSchemeId,
  ];
  return (
    [payee, paymentServiceProviderAddress].some((part) => part !== undefined && part !== null) ||
    texts.some((text) => nonBlank(text) !== undefined)
  );
}

type Fill = (path: string) => void;

function filledParty(party: PartyRequest, issuer: Issuer, company: CompanyProfile, fill: Fill): PartyRequest {
  const text = (field: 'name' | 'trn' | 'tin' | 'participantId') =>
    filledText(party[field], company[field], () => fill(`${issuer}.${field}`));
  const { contactName, contactPhone, contactEmail } = company;
  return {
    ...party,
    name: text('name') ?? '',
    trn: text('trn'),
    tin: text('tin'),
    participantId: text('participantId'),
    address: { ...party.address, ...gapsOf(party.address, company.address, `${issuer}.address.`, fill) },
    ...gapsOf(party, { contactName, contactPhone, contactEmail }, `${issuer}.`, fill),
    ...filledRegistration(party, issuer, company, fill),
  };
}

/** The sent text, otherwise the company's text with a finding. */
function filledText(
  sent: string | null | undefined,
  own: string | null | undefined,
  tell: () => void,
): string | null {
  if (nonBlank(sent) !== undefined || nonBlank(own) === undefined) return sent ?? null;
  tell();
  return own ?? null;
}

/** The missing parts from the company, each with a finding; none if a sent part differs. */
function gapsOf(
  sent: object,
  own: object | null | undefined,
  path: string,
  fill: Fill,
): Record<string, string> {
  const parts = Object.entries(own ?? {}).flatMap(([name, part]) =>
    typeof part === 'string' && nonBlank(part) ? [{ name, part, sent: textAt(sent, name) }] : [],
  );
  if (parts.some((each) => each.sent !== undefined && nameKey(each.sent) !== nameKey(each.part))) return {};
  const gaps = parts.filter((each) => each.sent === undefined);
  for (const { name } of gaps) fill(`${path}${name}`);
  return Object.fromEntries(gaps.map(({ name, part }) => [name, part]));
}

function textAt(sent: object, name: string): string | undefined {
  const text: unknown = Reflect.get(sent, name);
  return typeof text === 'string' ? nonBlank(text) : undefined;
}

/** Number, type, authority and scheme belong together: all of them are filled, or none. */
function filledRegistration(
  party: PartyRequest,
  issuer: Issuer,
  company: CompanyProfile,
  fill: Fill,
): Partial<PartyRequest> {
  const sent = [
    party.legalRegistrationNumber,
    party.legalRegistrationType,
    party[namedFields.registrationAuthority],
    party.legalRegistrationSchemeId,
  ];
  if (
    nonBlank(company.legalRegistrationNumber) === undefined ||
    sent.some((part) => nonBlank(part) !== undefined)
  )
    return {};
  fill(`${issuer}.legalRegistrationNumber`);
  return {
    legalRegistrationNumber: company.legalRegistrationNumber,
    legalRegistrationType: company.legalRegistrationType,
    [namedFields.registrationAuthority]: company[namedFields.registrationAuthority] ?? null,
  };
}
