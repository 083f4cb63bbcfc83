import { type Check } from '../../../src/core/specification/check.ts';
/** A TIN or predefined address, or a TRN (decision 43). */
export declare const uaeEndpointPattern: RegExp;
/**
 * Electronic addresses (IBT-034, IBT-049) in the scheme of the UAE, and those for documents without a
 * receiver.
 */
export declare const participantIds: readonly Check[];
//# sourceMappingURL=participant-ids.d.ts.map