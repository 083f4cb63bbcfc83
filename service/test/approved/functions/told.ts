import type { Answer } from '../../../../test/approved-page/approved-file.ts';
import { ToldError } from '../../../src/texts/service-text.ts';

/** The answers of a function to each of some inputs, one a line; a thrown error is an answer too. */
export function toldOfEach<Input>(
  step: string,
  inputs: readonly Input[],
  answer: (input: Input) => unknown,
): Answer {
  const lines = inputs.map((input) => `${shown(input)} -> ${shown(answered(() => answer(input)))}`);
  return { step, text: lines.join('\n') };
}

function answered(answer: () => unknown): unknown {
  try {
    return answer();
  } catch (error) {
    return { throws: error instanceof ToldError ? error.told : String(error) };
  }
}

export function shown(value: unknown): string {
  const text =
    JSON.stringify(value, (_, each: unknown) => (each === undefined ? 'undefined' : each)) ?? 'undefined';
  return text.replaceAll(process.cwd(), '(here)');
}
