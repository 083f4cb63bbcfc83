/** The reasons of refusals in Arabic. */
export { arabicReason } from '../xpath/arabic-reason.ts';
