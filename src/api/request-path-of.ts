import { checkText } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { elementAt } from '../core/xml/element.ts';
import { asJudgedBy } from '../judge/rule-sets.ts';
import { defaultSpecification } from '../specification/default.ts';
import { writeUbl } from '../ubl/write.ts';
import { validateOptionsKind } from './option-shapes.ts';
import { computedInvoice, type ValidateRequestOptions } from './validate-request.ts';

/**
 * Returns the JSON path of the field from which `convert` writes the element at a location of the UBL; undefined if
 * it writes none there. The location comes from a receiver, or is the `location` of an issue.
 *
 * @example
 * ```ts
 * const location = '/Invoice/cac:InvoiceLine[1]/cac:Price[1]/cbc:PriceAmount[1]';
 * console.log(findRequestPath(location, request)); // lines[0].unitPrice
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function findRequestPath(
  location: string,
  request: unknown,
  options: ValidateRequestOptions = {},
): string | undefined {
  checkText('findRequestPath', 'location', location);
  checkOptions('findRequestPath', validateOptionsKind, options);
  const { specification = defaultSpecification } = options;
  const made = computedInvoice(request, specification, options);
  if (!made.ok) return undefined;
  const { invoice } = made.value;
  const { root } = writeUbl(invoice, asJudgedBy(specification, options, invoice.issueDate));
  return elementAt(root, location)?.requestPath;
}
