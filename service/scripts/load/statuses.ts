import { validateDocument } from 'pint-ae';
import { writeMessageStatus } from 'pint-ae/network';

/** The statuses with which the other side accepts messages. Each has the same content. */
export function statusesOf(envelopes: readonly string[]): readonly string[] {
  const [first = ''] = envelopes;
  const about = {
    of: instanceOf(first),
    from: other,
    to: '000001',
    id: 'mls',
    issuedAt: new Date().toISOString(),
  };
  const status = writeMessageStatus(validateDocument(first), { ...about, delivered: 'confirmed' });
  if (!status.ok) throw new Error(JSON.stringify(status.failure));
  const { xml } = status.value;
  return envelopes.map((envelope) => {
    const instance = instanceOf(envelope);
    const answer = xml.replaceAll(about.of, instance).replace('>mls<', `>mls-${instance}<`);
    return isReport(envelope) ? answer.replaceAll(other, '000999') : answer;
  });
}

/** The provider of the receiver. */
const other = '000773';

function instanceOf(envelope: string): string {
  return /<(?:\w+:)?InstanceIdentifier>([^<]+)</.exec(envelope)?.[1] ?? '';
}

function isReport(envelope: string): boolean {
  return envelope.includes('TaxDataDocument') || envelope.includes('TaxData ');
}
