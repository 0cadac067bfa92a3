/** What a coupon code of GS1 says, AI (8110), as far as an offer can hold it (N-32). */
export interface Gs1Coupon {
  companyPrefix: string;
  offerCode: string;
  /** `000` is all of the company's products. */
  family: string;
  /** Cents, percent, or pieces, by what is saved. */
  saveValue: number;
  saves: 'CENTS' | 'FREE' | 'FREE_PIECES' | 'PERCENT' | 'PRICE';
  /** Pieces, cents, or hundredths of a pound, by what is required. */
  requirement: number;
  requires: 'UNITS' | 'CENTS' | 'ORDER_CENTS' | 'POUNDS';
  /** `2026-08-31`; null if the code has none. */
  startsOn: string | null;
  endsOn: string | null;
  /** Does the store pay for it? */
  isStoreCoupon: boolean;
}

const requirements = { 0: 'UNITS', 1: 'CENTS', 2: 'ORDER_CENTS', 3: 'POUNDS' } as const;
const savings = { 0: 'CENTS', 1: 'FREE', 2: 'FREE_PIECES', 5: 'PERCENT', 6: 'PRICE' } as const;

class Unreadable extends Error {}
const refuse = (reason: string): never => {
  throw new Unreadable(reason);
};

/** Reads a coupon code, with or without `(8110)` before it; or says why it can't be an offer, in words (N-81). */
export function gs1Coupon(code: string): Gs1Coupon | string {
  try {
    return read(code);
  } catch (error) {
    if (error instanceof Unreadable) return `gs1 ${error.message}`;
    throw error;
  }
}

function read(code: string): Gs1Coupon {
  const digits = code.replace(/^\(8110\)|^8110/, '').trim();
  if (!/^\d{20,70}$/.test(digits)) refuse(`"${code}" isn't a coupon code of AI (8110)`);
  let at = 0;
  const take = (length: number, what: string): string => {
    if (at + length > digits.length) refuse(`ends within its ${what}`);
    return digits.slice(at, (at += length));
  };
  const measured = (what: string, least: number, most: number, more = 0): string => {
    const length = Number(take(1, what));
    if (length < least || length > most) refuse(`has a wrong length of its ${what}`);
    return take(length + more, what);
  };
  const oneOf = <T extends string>(names: Readonly<Record<number, T>>, what: string): T =>
    names[Number(take(1, what))] ?? refuse(`has a ${what} that an offer can't hold`);

  const companyPrefix = measured('company prefix', 0, 6, 6);
  const offerCode = take(6, 'offer code');
  const saveValue = Number(measured('save value', 1, 5));
  const requirement = Number(measured('purchase requirement', 1, 5));
  const requires = oneOf(requirements, 'purchase requirement');
  const family = take(3, 'family code');
  const coupon: Gs1Coupon = {
    companyPrefix,
    offerCode,
    family,
    saveValue,
    saves: 'CENTS',
    requirement,
    requires,
    startsOn: null,
    endsOn: null,
    isStoreCoupon: false,
  };
  while (at < digits.length)
    switch (take(1, 'optional fields')) {
      case '1':
        return refuse('asks for a second purchase, which an offer cannot hold');
      case '2':
        return refuse('asks for a third purchase, which an offer cannot hold');
      case '3':
        coupon.endsOn = dayIn(take(6, 'expiration date'));
        break;
      case '4':
        coupon.startsOn = dayIn(take(6, 'start date'));
        break;
      case '5':
        return refuse('has a serial number, so it is one coupon and no offer');
      case '6':
        return refuse('is for one retailer, which an offer names by banners or stores');
      case '9':
        coupon.saves = oneOf(savings, 'save value');
        if (take(1, 'miscellaneous field') !== '0') refuse('discounts the goods of a second or third purchase');
        coupon.isStoreCoupon = take(1, 'miscellaneous field') === '1';
        take(1, 'miscellaneous field');
        break;
      default:
        return refuse('has an unknown optional field');
    }
  return coupon;
}

/** YYMMDD, this century; day 00 is the last of its month. */
function dayIn(text: string): string {
  const [year, month, day] = [2000 + Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4))];
  if (month < 1 || month > 12) return refuse(`has a wrong date: ${text}`);
  const { daysInMonth } = Temporal.PlainYearMonth.from({ year, month });
  if (day > daysInMonth) return refuse(`has a wrong date: ${text}`);
  return Temporal.PlainDate.from({ year, month, day: day === 0 ? daysInMonth : day }).toString();
}
