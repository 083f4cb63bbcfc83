import { type EnvelopeOptions, envelopeOptionsKind, wrapUbl } from '../api/envelope.ts';
import { checkText } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { taxDataFacts } from '../specification/facts.ts';
import { messageStatusFacts } from '../specification/network.ts';
import { representativeIn } from './read-tax-data.ts';

/**
 * Puts a tax data document into the envelope in which it travels to the tax authority. The envelope requests every
 * status (MLS_TYPE) at the reporting provider (MLS_TO), so that delivery of the report is confirmed too.
 *
 * @example
 * ```ts
 * import { writeTaxData, wrapTaxData } from 'pint-ae/network';
 *
 * const providers = { authority: '000773', representative: '001147', issuedAt: '2026-01-31T08:00:05Z' };
 * const report = writeTaxData(request, { role: '01', ...providers }).value.xml;
 * const wrapped = wrapTaxData(report, {
 *   id: '7d1f0c52-3c0a-4b1e-9a55-6f2c9e10d4a7',
 *   createdAt: '2026-01-31T08:00:05Z',
 * });
 * console.log(wrapped.ok); // true
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function wrapTaxData(xml: string, options: EnvelopeOptions): ReturnType<typeof wrapUbl> {
  checkOptions('wrapTaxData', envelopeOptionsKind, options);
  checkText('wrapTaxData', 'document', xml);
  const representative = representativeIn(xml);
  const asked = representative === '' ? {} : { mlsTo: representative };
  return wrapUbl(xml, { ...asked, mlsType: messageStatusFacts.everyStatus, ...options });
}

/**
 * Puts a message level status into the envelope in which it travels from provider to provider. The status itself does
 * not contain the sender's country; the default is the country of the specification.
 *
 * @example
 * ```ts
 * import { wrapMessageStatus } from 'pint-ae/network';
 *
 * const identity = { id: '7d1f0c52-3c0a-4b1e-9a55-6f2c9e10d4a7', createdAt: '2026-01-31T08:00:05Z' };
 * console.log(wrapMessageStatus('<Order/>', identity).ok); // false
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function wrapMessageStatus(xml: string, options: EnvelopeOptions): ReturnType<typeof wrapUbl> {
  checkOptions('wrapMessageStatus', envelopeOptionsKind, options);
  checkText('wrapMessageStatus', 'document', xml);
  return wrapUbl(xml, { country: taxDataFacts.country, ...options });
}
