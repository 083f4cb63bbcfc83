import { oncePer } from '../../core/once-per.ts';
import type { Specification } from '../../core/specification/specification.ts';

/** The flags of a specification, each recognised by the code with only this flag. */
const flagMarks = oncePer(({ transactionFlags, defaults }: Specification) => {
  const none = defaults.transactionCode(new Set());
  if (none === undefined) return [];
  return Object.keys(transactionFlags).flatMap((flag) => {
    const alone = [...(defaults.transactionCode(new Set([flag])) ?? none)];
    const at = alone.findIndex((character, index) => character !== none[index]);
    return at < 0 ? [] : { flag, at, character: alone[at] as string };
  });
});

/** The flags in the code of the document. */
export function transactionTypeOf(
  code: string | undefined,
  specification: Specification,
): Record<string, boolean> | undefined {
  if (code === undefined) return undefined;
  const set = flagMarks(specification).filter(({ at, character }) => code[at] === character);
  return set.length === 0 ? undefined : Object.fromEntries(set.map(({ flag }) => [flag, true]));
}
