/** Reasons assumed for an allowance or charge without one (ibr-033, ibr-038, ibr-042, ibr-044). */
export const defaultAllowanceReason = { code: '95', text: 'Discount' } as const;
export const defaultChargeReason = { code: 'ABK', text: 'Miscellaneous' } as const;
