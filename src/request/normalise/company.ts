import type { AddNotice } from '../../core/findings/notice.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { nameKey, nonBlank } from '../../core/text/text.ts';
import type { AddressRequest, DocumentRequest, PartyRequest } from '../schema/request.ts';
import type { CompanyProfile } from './options.ts';

/** The party that issues a document: the seller, or the buyer of a self-billed one. */
type Issuer = 'seller' | 'buyer';

/**
 * The request with its issuer's missing fields filled from the company profile, if the issuer is that
 * company. What the request says always wins.
 */
export function withCompany(
  request: DocumentRequest,
  company: CompanyProfile | undefined,
  specification: Specification,
  addInformation: AddNotice,
): DocumentRequest {
  if (company === undefined) return request;
  const facts = specification.documentTypes[request.documentType];
  const issuer: Issuer = facts?.profile === 'selfbilling' ? 'buyer' : 'seller';
  if (!isCompany(request[issuer], company, specification)) {
    addInformation('companyIsAnother', `${issuer}.trn`, { party: { word: issuer } });
    return request;
  }
  const fill = filler(issuer, addInformation);
  const filled = { ...request, [issuer]: filledParty(request[issuer], company, fill) };
  // A bank account belongs to the payee; in a credit note the payee is the buyer.
  if (issuer === 'buyer' || facts?.root === 'CreditNote') return filled;
  const tell = () => addInformation('companyFilled', 'paymentBankAccount', { field: 'paymentBankAccount' });
  return { ...filled, paymentBankAccount: filledText(request.paymentBankAccount, company.bankAccount, tell) };
}

/**
 * Whether a party is the company, or does not identify anyone. If both have a number of one kind, such as a
 * TRN, that alone decides.
 */
function isCompany(party: PartyRequest, company: CompanyProfile, { defaults }: Specification): boolean {
  const [sent, own] = [party, company].map(({ trn }) => nameKey(nonBlank(trn) ?? ''));
  if (!sent && nonBlank(party.participantId) === undefined) return true;
  if (sent && own && sent.length === own.length) return sent === own;
  const [ofParty, ofCompany] = [party, company].map(({ trn, participantId }) =>
    defaults.sellerIdentity(
      {
        trn: nonBlank(trn),
        participantId: nonBlank(participantId),
        tin: undefined,
        legalRegistrationNumber: undefined,
        isIssuer: true,
      },
      { addIssue() {}, addNotice() {}, addInformation() {} },
    ),
  );
  const [address, ownAddress] = [ofParty?.endpoint, ofCompany?.endpoint];
  if (address === undefined || address.schemeId !== ownAddress?.schemeId) return false;
  return address.value === ownAddress.value || address.value === own;
}

type Fill = (field: string) => void;

function filler(issuer: Issuer, addInformation: AddNotice): Fill {
  return (field) => addInformation('companyFilled', `${issuer}.${field}`, { field: `${issuer}.${field}` });
}

function filledParty(party: PartyRequest, company: CompanyProfile, fill: Fill): PartyRequest {
  const { contact } = company;
  const text = (field: keyof Omit<PartyRequest, 'address' | 'identifiers'>, own: string | undefined) =>
    filledText(party[field], own, () => fill(field));
  return {
    ...party,
    name: text('name', company.name) ?? '',
    trn: text('trn', company.trn),
    participantId: text('participantId', company.participantId),
    address: filledAddress(party.address, company.address, fill),
    contactName: text('contactName', contact?.name),
    contactPhone: text('contactPhone', contact?.phone),
    contactEmail: text('contactEmail', contact?.email),
    ...filledRegistration(party, company.registration, fill),
  };
}

/** The text that was sent, otherwise the company's, which is then reported. */
function filledText(
  sent: string | null | undefined,
  own: string | undefined,
  tell: () => void,
): string | null {
  if (nonBlank(sent) !== undefined || nonBlank(own) === undefined) return sent ?? null;
  tell();
  return own ?? null;
}

/**
 * The missing parts of an address, filled from the company's; an address with another street or city is a
 * different place.
 */
function filledAddress(sent: AddressRequest, own: CompanyProfile['address'], fill: Fill): AddressRequest {
  if (own === undefined) return sent;
  const parts = Object.entries(own).flatMap(([name, part]) =>
    typeof part === 'string' && nonBlank(part) ? [{ name, part, sent: textAt(sent, name) }] : [],
  );
  if (parts.some((each) => each.sent !== undefined && nameKey(each.sent) !== nameKey(each.part))) return sent;
  const gaps = parts.filter((each) => each.sent === undefined);
  for (const { name } of gaps) fill(`address.${name}`);
  return { ...sent, ...Object.fromEntries(gaps.map(({ name, part }) => [name, part])) };
}

function textAt(address: AddressRequest, name: string): string | undefined {
  const sent: unknown = Reflect.get(address, name);
  return typeof sent === 'string' ? nonBlank(sent) : undefined;
}

/** Number, type and authority belong together: either all of them are filled, or none. */
function filledRegistration(
  party: PartyRequest,
  registration: CompanyProfile['registration'],
  fill: Fill,
): Partial<PartyRequest> {
  const sent = [party.legalRegistrationNumber, party.legalRegistrationType, party.authorityName];
  if (registration === undefined || sent.some((part) => nonBlank(part) !== undefined)) return {};
  fill('legalRegistrationNumber');
  return {
    legalRegistrationNumber: registration.number,
    legalRegistrationType: registration.type,
    authorityName: registration.authority ?? null,
  };
}
