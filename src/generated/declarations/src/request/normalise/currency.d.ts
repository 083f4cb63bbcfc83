import type { ExchangeRate, Invoice } from '../../core/invoice/invoice.ts';
import { type Decimal } from '../../core/numbers/decimal.ts';
import type { DocumentRequest } from '../schema/request.ts';
import type { Context } from './context.ts';
/** The currency that was sent for the amounts. */
export declare function sentCurrency({ currency }: DocumentRequest): string | undefined;
/** The currency of the amounts (IBT-005). */
export declare function currencyOf(request: DocumentRequest, { specification, addWarning }: Context): string;
/** A rate that says that the amounts are in another currency, if that is not named: only the sender knows it. */
export declare function rateOfUnnamed({ currency, currencyExchangeRate: rate, }: DocumentRequest): Decimal | undefined;
/**
 * The value of one unit of the document's currency in the accounting currency, with the decimals that a rate
 * may have.
 */
export declare function exchangeRateOf(request: DocumentRequest, currency: string, { specification, addWarning, addInformation }: Context): ExchangeRate | undefined;
/** Currency and exchange rate for steps that need them before they are reported. */
export declare function moneyOf(request: DocumentRequest, context: Context): Pick<Invoice, 'currency' | 'exchangeRate' | 'minorUnits'>;
//# sourceMappingURL=currency.d.ts.map