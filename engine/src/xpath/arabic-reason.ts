import { arabicWording } from './arabic-evaluation.ts';
import evaluation from './messages/evaluation.json' with { type: 'json' };
import refusals from './messages/refusals.json' with { type: 'json' };
import { type Reason, reasonText } from './reason.ts';

const wording = arabicWording({ ...refusals, ...evaluation });

/** The reason of a refusal in Arabic. */
export function arabicReason(reason: Reason): string {
  return reasonText(reason, wording);
}
