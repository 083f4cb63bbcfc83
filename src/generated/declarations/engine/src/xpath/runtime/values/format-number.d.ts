import { type Atomic } from './values.ts';
/** fn:format-number with the decimal format that XSLT has by default. */
export declare function formatNumber(value: Atomic | undefined, text: string): string;
//# sourceMappingURL=format-number.d.ts.map