import { type Finding, malformedField } from '../../core/findings/finding.ts';
import { jsonSteps, valueAt } from '../../core/findings/json-path.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import { nameKey } from '../../core/text/text.ts';
import { flagsAt } from '../fields.ts';

/** The findings, with the intended flags where another value stands for an object of flags. */
export function withFlags(
  findings: readonly Finding[],
  request: unknown,
  specification: RequestSpecification,
): readonly Finding[] {
  return findings.map((finding) => {
    const flags = finding.text === 'wrongType' ? flagsAt(finding.path, specification) : [];
    const sent = flags.length === 0 ? undefined : valueAt(request, jsonSteps(finding.path));
    return isWord(sent) || Array.isArray(sent) ? flagsFault(sent, finding.path, flags) : finding;
  });
}

const isWord = (sent: unknown) => typeof sent === 'string' || typeof sent === 'number';

function flagsFault(sent: unknown, path: string, flags: readonly string[]): Finding {
  const meant = flagsIn(sent, flags);
  const [flag = ''] = flags;
  if (meant === undefined) return malformedField('flagsExpected', path, { flag, flags });
  const said = { sent: JSON.stringify(sent) };
  if (meant.length === 0) return malformedField('noFlagSent', path, { ...said, flags }, { leaveOut: true });
  const value = Object.fromEntries(meant.map((name) => [name, true]));
  return malformedField('flagsOtherwise', path, { ...said, flags: meant }, { value });
}

/** Flags sent as a list of names, as one name, or as characters 0 and 1 in order. */
function flagsIn(sent: unknown, flags: readonly string[]): readonly string[] | undefined {
  if (typeof sent === 'string' && sent.length === flags.length && /^[01]+$/.test(sent))
    return flags.filter((_, at) => sent[at] === '1');
  const names: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  const meant = names.map((name) =>
    typeof name === 'string' ? flags.find((flag) => nameKey(flag) === nameKey(name)) : undefined,
  );
  return meant.includes(undefined) ? undefined : meant.filter((flag) => flag !== undefined);
}
