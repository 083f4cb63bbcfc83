import { validateDocument } from 'pint-ae';
import { writeMessageStatus } from 'pint-ae/network';
import type { Consignment } from '../../src/access-points/delivery.ts';
import { given } from './given.ts';

let numbers = 0;

/** The status by which the provider of the receiver, or the tax authority, answers a message. */
export function statusAbout(
  { envelope, instanceId, message, receiver }: Consignment,
  how: 'confirmed' | 'unconfirmed' | 'rejected' = 'confirmed',
  { id, from }: { readonly id?: string; readonly from?: string | undefined } = {},
): string {
  numbers += 1;
  const isRejected = how === 'rejected';
  const judged = isRejected
    ? envelope.replaceAll('DocumentCurrencyCode>AED<', 'DocumentCurrencyCode>ZZZ<')
    : envelope;
  const status = writeMessageStatus(validateDocument(judged), {
    ...{ id: id ?? `mls-${numbers}`, issuedAt: '2026-11-26T08:00:00Z', of: instanceId, to: '000001' },
    from: from ?? (message === 'document' ? '000773' : receiver.replace('0242:', '')),
    ...(isRejected ? {} : { delivered: how }),
  });
  return given(status).xml;
}
