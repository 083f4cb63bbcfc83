import { Decimal as DecimalJs } from 'decimal.js';
/** The exact decimals of requests: enough digits for any product of two numbers that a request may hold, and never an exponent. */
export declare const Decimal: typeof DecimalJs;
export type Decimal = InstanceType<typeof DecimalJs>;
//# sourceMappingURL=decimal-js.d.ts.map