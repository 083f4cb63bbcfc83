/**
 * The number in a text, in JSON's form: digits of any kind, thousands separators, a currency or percent sign
 * around it. `AED 1,234.50` gives 1234.50; undefined if the text can mean more than one number, as `1,5` and
 * `0,125` can.
 */
export declare function numberIn(text: string): string | undefined;
/**
 * Whether only the sender knows the number in a text: the only separator among the digits can separate thousands
 * as well as decimals (`1,234`, `1.500`), or something stands beside them, such as another currency than the
 * document's.
 */
export declare function isUncertain(text: string): boolean;
//# sourceMappingURL=number-text.d.ts.map