import { createHash } from 'node:crypto';
import type { NaptrRecord } from 'node:dns';

/** Looks up the NAPTR records of a name. */
export type ResolveNaptr = (name: string) => Promise<readonly NaptrRecord[]>;

/** The scheme of the identifiers of participants. */
export const participantScheme = 'iso6523-actorid-upis';

/** The place of a participant in the register: at the address of its SMP, nowhere, or unknown. */
export type Place =
  | { readonly found: 'smp'; readonly url: string }
  | { readonly found: 'nothing' }
  | { readonly found: 'unknown'; readonly why: string };

/** Asks the register of the network (SML), which is in the DNS, for the SMP of a participant. */
export async function registeredPlace(
  participantId: string,
  zone: string,
  resolveNaptr: ResolveNaptr,
): Promise<Place> {
  try {
    return smpIn(await resolveNaptr(dnsNameOf(participantId, zone)));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    // Only a missing name tells something about the participant.
    return code === 'ENOTFOUND' ? { found: 'nothing' } : { found: 'unknown', why: code };
  }
}

/** Returns the name of a participant in the register: a hash of its identifier in small letters. */
export function dnsNameOf(participantId: string, zone: string): string {
  const hash = createHash('sha256').update(participantId.toLowerCase()).digest();
  return `${base32(hash)}.${participantScheme}.${zone}`;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function base32(bytes: Uint8Array): string {
  let text = '';
  let value = 0;
  let bits = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += digits[(value >>> (bits - 5)) & 31];
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + digits[(value << (5 - bits)) & 31];
}

/** The address of the SMP in the first matching record: `!.*!https://smp.example!`. */
function smpIn(records: readonly NaptrRecord[]): Place {
  const ofSmp = records
    .filter(({ flags, service }) => flags.toUpperCase() === 'U' && service.toLowerCase() === 'meta:smp')
    .toSorted((one, other) => one.order - other.order || one.preference - other.preference);
  for (const { regexp } of ofSmp) {
    const [, pattern, url = ''] = regexp.split(regexp[0] ?? '');
    if ((pattern === '.*' || pattern === '^.*$') && URL.canParse(url)) return { found: 'smp', url };
  }
  return { found: 'unknown', why: 'no NAPTR record of an SMP' };
}
