import type { ExchangeRate, Invoice } from '../../core/invoice/invoice.ts';
import { type Decimal, decimal, optionalDecimal, plainText, toDouble } from '../../core/numbers/decimal.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { DocumentRequest } from '../schema/request.ts';
import type { Context } from './context.ts';

/** The currency that was sent for the amounts. */
export function sentCurrency({ currency }: DocumentRequest): string | undefined {
  return nonBlank(currency)?.toUpperCase();
}

/** The currency of the amounts (IBT-005). */
export function currencyOf(request: DocumentRequest, { specification, addWarning }: Context): string {
  const sent = sentCurrency(request);
  if (sent !== undefined) return sent;
  const { currency } = specification.accounting;
  if (rateOfUnnamed(request) === undefined)
    addWarning('currencyDefaulted', 'currency', { currency }, { value: currency });
  return currency;
}

/** An exchange rate without its currency, which only the sender knows. */
export function rateOfUnnamed({
  currency,
  currencyExchangeRate: rate,
}: DocumentRequest): Decimal | undefined {
  return nonBlank(currency) === undefined && rate && rate !== 1 ? decimal(rate) : undefined;
}

/** The exchange rate to the accounting currency; undefined without a usable rate. */
export function exchangeRateOf(
  request: DocumentRequest,
  currency: string,
  { specification, addWarning, addInformation }: Context,
): ExchangeRate | undefined {
  const { accounting } = specification;
  const sent = optionalDecimal(request.currencyExchangeRate);
  if (sent === undefined) return undefined;
  if (currency === accounting.currency) {
    const values = { currency, rate: plainText(sent) };
    if (sent.equals(1)) addInformation('rateLeftOut', 'currencyExchangeRate', values, { leaveOut: true });
    else if (rateOfUnnamed(request) === undefined) addWarning('rateLeftOut', 'currencyExchangeRate', values);
    return undefined;
  }
  const rate = decimal(sent.toDecimalPlaces(accounting.rateDecimals).toFixed());
  if (rate.lessThanOrEqualTo(0)) return undefined;
  if (!rate.equals(sent))
    addWarning(
      'exchangeRateRounded',
      'currencyExchangeRate',
      { sent: plainText(sent), rate: plainText(rate) },
      { value: toDouble(rate) },
    );
  return { path: '', fromCurrency: currency, toCurrency: accounting.currency, rate, sentRate: sent };
}

/** Currency and exchange rate for steps that need them before they are reported. */
export function moneyOf(
  request: DocumentRequest,
  context: Context,
): Pick<Invoice, 'currency' | 'exchangeRate' | 'minorUnits'> {
  const silent = { ...context, addWarning: tellNobody, addInformation: tellNobody };
  const currency = currencyOf(request, silent);
  const { minorUnits } = context;
  return { currency, minorUnits, exchangeRate: exchangeRateOf(request, currency, silent) };
}

function tellNobody(): void {}
