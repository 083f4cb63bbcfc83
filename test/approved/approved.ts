import { afterAll, describe, test } from 'vitest';
import { approvedIn, writeApproved } from './approved-answers.ts';
import { differenceOf } from './difference.ts';
import { featuresOf } from './features.ts';
import { stable } from './stable.ts';

/** An input of a door, and the function that returns what the door answers. */
export interface Asked {
  /** Its group before the first colon: `standard-invoice: seller.trn left out`. */
  readonly name: string;
  /** True for one of many variants, of which only those are kept that show something new. */
  readonly isVariant?: boolean;
  readonly answer: () => unknown;
}

/** `all` approves the answers to the chosen inputs; `choose` also chooses more variants, those that show something new. */
const approving = process.env.APPROVE;

/** Differences that a failing test shows; the other inputs are named. */
const mostShown = 3;

type Replacer = (name: string, value: unknown) => unknown;

/** Compares all answers of a door with the approved ones in `answers/`, in a test for each group of inputs. */
export function compareWithApproved(door: string, asked: Iterable<Asked>, replacer?: Replacer): void {
  const file = new URL(`answers/${door}.ndjson.br`, import.meta.url);
  const approved = approvedIn(file);
  const wanted = [...asked].filter(
    ({ name, isVariant }) => approving === 'choose' || !isVariant || approved.has(name),
  );
  const unasked = new Set(approved.keys());
  const given = new Map<string, string>();
  const seen = new Set<string>();
  describe.each([...groupsOf(wanted)])(`${door}: %s`, (_, group) => {
    test('answers as approved', async () => {
      const differing: string[] = [];
      for (const { name, isVariant, answer } of group) {
        unasked.delete(name);
        const text = stable(JSON.stringify(await answered(answer), replacer));
        if (approving === 'choose' && isVariant && !addsTo(seen, text) && !approved.has(name)) continue;
        given.set(name, text);
        const before = approved.get(name);
        if (before !== text)
          differing.push(differing.length < mostShown ? `${name}\n${differenceOf(before, text)}` : name);
      }
      if (approving === undefined && differing.length > 0) throw new Error(refusal(door, differing));
    });
  });
  if (approving === undefined)
    test(`${door}: every approved answer has its input`, () => {
      if (unasked.size > 0) throw new Error(refusal(door, [...unasked]));
    });
  else afterAll(() => writeApproved(file, given));
}

function refusal(door: string, differing: readonly string[]): string {
  return `${differing.length} answers of ${door} are not the approved ones:\n\n${differing.join('\n\n')}\n
Read the differences. If each is right: APPROVE=all npx vitest run test/approved/${door}.test.ts`;
}

/** A door that throws answers so too. */
async function answered(answer: Asked['answer']): Promise<unknown> {
  try {
    return await answer();
  } catch (error) {
    return { throws: String(error) };
  }
}

/** Inputs that share a test, so that none takes long. */
const most = 40;

function groupsOf(asked: readonly Asked[]): Map<string, Asked[]> {
  const counts = new Map<string, number>();
  const groups = new Map<string, Asked[]>();
  for (const each of asked) {
    const [group = ''] = each.name.split(': ', 1);
    const count = counts.get(group) ?? 0;
    counts.set(group, count + 1);
    const name = count < most ? group : `${group}, part ${Math.floor(count / most) + 1}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return groups;
}

/** Adds the features of an answer; false if all were there. */
function addsTo(seen: Set<string>, answer: string): boolean {
  const before = seen.size;
  for (const feature of featuresOf(JSON.parse(answer))) seen.add(feature);
  return seen.size > before;
}
