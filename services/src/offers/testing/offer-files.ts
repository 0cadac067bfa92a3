/** Files of offers, for tests. */
export const offerHeader = 'offerId,name,discount,value,upcs,endsOn,clipLimit,remark';

/** A line of $1 off milk, unless said otherwise. */
export const offerLine = (
  offerId: string,
  { value = '1.00', endsOn = '2026-08-31', clipLimit = '', upcs = '012100000001' } = {},
) => `${offerId},Whole Milk,AMOUNT_OFF,${value},${upcs},${endsOn},${clipLimit},`;

/** A file of these lines. */
export const offerFile = (...lines: readonly string[]) => `${[offerHeader, ...lines].join('\n')}\n`;
