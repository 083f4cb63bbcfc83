import { type Check } from '../../../src/core/specification/check.ts';
export declare const attachments: readonly Check[];
//# sourceMappingURL=attachments.d.ts.map