import patterns from './participant-schemes.json' with { type: 'json' };

/**
 * The schemes of Peppol's participant identifiers (code list 9.7), each with the pattern of its values if the list
 * states one. 0106 also allows the eight digits in its remark, and 9909 the digits of its example; 0209 refers to
 * another document.
 */
const schemes: Readonly<Record<string, string>> = patterns;

/** Faults that make an identifier unusable for delivery in the network. */
export type ParticipantFault = 'notOnNetwork' | 'notWritable' | 'notOfScheme';

/** Returns the requirement of the network that an identifier breaks, in any case; undefined for none. */
export function participantFault(scheme: string, value: string): ParticipantFault | undefined {
  const pattern = patternOf(scheme);
  if (pattern === undefined) return 'notOnNetwork';
  if (!/^[!-~]{1,50}$/.test(value)) return 'notWritable';
  return pattern.test(value) ? undefined : 'notOfScheme';
}

const compiled = new Map<string, RegExp>();

function patternOf(scheme: string): RegExp | undefined {
  const known = compiled.get(scheme);
  if (known !== undefined || !Object.hasOwn(schemes, scheme)) return known;
  const pattern = new RegExp(`^(?:${schemes[scheme] || '.*'})$`, 'i');
  compiled.set(scheme, pattern);
  return pattern;
}
