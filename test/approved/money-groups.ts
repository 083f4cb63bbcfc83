import { invoice, line, type MoneyDocument, zeroRated } from './money-documents.ts';

/** Documents in which lines and entries of some categories are negative. */
export function* negativeGroups(): Generator<MoneyDocument> {
  const quantities = [
    [1, -2, 5],
    [-1, -2, 9],
    [-1, 1, 5],
    [1, 2, -1],
    [-1, -1, -1],
    [0, -1, 3],
  ];
  const entries = [
    [],
    ...[true, false].flatMap((isCharge) =>
      ['S', 'Z'].map((vatCategory) => [
        { isCharge, amount: 130, reasonCode: isCharge ? 'FC' : '95', vatCategory },
      ]),
    ),
  ];
  for (const [first = 0, second = 0, third = 0] of quantities)
    for (const allowancesCharges of entries)
      for (const documentType of ['Invoice', 'CreditNote']) {
        const lines = [
          line(1, { quantity: first, unitPrice: 100 }),
          line(2, { quantity: second, unitPrice: 100 }),
        ];
        const [entry] = allowancesCharges;
        yield {
          name: `negative: ${documentType} of ${first}, ${second} and ${third}, ${JSON.stringify(entry ?? null)}`,
          document: invoice([...lines, line(3, { quantity: third, unitPrice: 100, ...zeroRated })], {
            ...{ documentType, allowancesCharges },
            ...(documentType === 'CreditNote'
              ? { precedingInvoiceNumber: 'A', creditNoteReasonCode: 'DL8.61.1.D' }
              : {}),
          }),
        };
      }
}

/** Percentages of other amounts than their base, and units of several pieces. */
export function* otherBases(): Generator<MoneyDocument> {
  for (const amount of [10.5, 11, 11.03, 20, 5.25, 5.51])
    for (const isCharge of [true, false])
      yield {
        name: `bases: 5 % of 100 is ${amount}, ${isCharge ? 'charged' : 'allowed'} on 210`,
        document: invoice([line(1, { quantity: 2, unitPrice: 105 })], {
          allowancesCharges: [
            {
              isCharge,
              amount,
              baseAmount: 100,
              multiplierPercent: 5,
              reasonCode: isCharge ? 'FC' : '95',
              vatCategory: 'S',
            },
          ],
        }),
      };
  for (const unitCode of ['dozen', 'lakh', 'crore', 'thousand', 'hundred', 'gross', 'pair', 'pcs', 'DZN'])
    for (const baseQuantity of [null, 1, 2.5])
      yield {
        name: `units: ${unitCode} of ${baseQuantity}`,
        document: invoice([line(1, { quantity: 2, unitPrice: 105, unitCode, baseQuantity })]),
      };
  for (const quantity of [
    '1.2345678901234567',
    '1.23456789012345678',
    '1.234567890123456789',
    '0.000000000000000001',
  ])
    yield {
      name: `numbers: ${quantity} as a text`,
      document: invoice([line(1, { quantity, unitPrice: 1 })]),
    };
}
