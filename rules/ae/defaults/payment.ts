/** Words for payment means codes (IBT-081) that the interface allows beside the codes. */
export const paymentModeAliases: Readonly<Record<string, string>> = {
  cash: '10',
  cheque: '20',
  card: '48',
  debit: '49',
};

export const defaultPaymentMode = '30';

/** Credit transfer needs an account (ibr-192-ae); without one the instrument is not defined. */
export const creditTransfer = { code: '30', withoutAccount: '1' } as const;

/** Looks like an IBAN once its spaces are out. */
export const ibanPattern = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;
export const ibanScheme = 'IBAN';
