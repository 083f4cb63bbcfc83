import { type Check } from '../../../src/core/specification/check.ts';
export declare const legalRegistration: readonly Check[];
//# sourceMappingURL=legal-registration.d.ts.map