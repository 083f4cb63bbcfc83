import type { ValidateRequestOptions } from '../../api/validate-request.ts';
import type { Tell } from '../../core/findings/add-finding.ts';
import { withCompany } from '../../request/normalise/company.ts';
import { readDocumentRequest } from '../../request/read.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { describedSpecification } from '../../specification/described.ts';
import { completed } from './build-request.ts';

const silent: Tell = { addError() {}, addWarning() {}, addInformation() {} };

/**
 * The request with everything that the run decided: the type of the document and the company. The verdict is the same
 * without them.
 */
export function wholeRequest(request: unknown, { documentType, company }: ValidateRequestOptions): unknown {
  if (typeof request !== 'object' || request === null) return request;
  const typed = documentType === undefined ? request : { ...request, documentType };
  if (company === undefined) return typed;
  const read = readDocumentRequest(typed, defaultSpecification);
  if (!read.ok) return typed;
  const { seller, buyer, paymentBankAccount } = withCompany(
    read.value.request,
    company,
    defaultSpecification,
    silent,
  );
  const whole = {
    ...typed,
    seller,
    buyer,
    ...(paymentBankAccount === undefined ? {} : { paymentBankAccount }),
  };
  return completed(whole, describedSpecification.fields).request;
}
