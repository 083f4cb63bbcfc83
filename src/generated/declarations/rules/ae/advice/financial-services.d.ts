import { type Check } from '../../../src/core/specification/check.ts';
/** Financial services that are exempt, or would be for a resident: outside the e-invoicing system. */
export declare const financialServices: readonly Check[];
//# sourceMappingURL=financial-services.d.ts.map