/** An hour of today or of a week ago, as the service tells it; hours without orders are left out. */
export interface HourRow {
  day: 'TODAY' | 'WEEK_AGO';
  hour: number;
  orders: number;
  salesCents: number;
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** A day of 24 hours, with what they come to. */
export function dayOf(rows: readonly HourRow[], day: HourRow['day']) {
  const own = rows.filter((row) => row.day === day);
  const sum = (of: 'orders' | 'salesCents') => own.reduce((total, row) => total + row[of], 0);
  return {
    orders: sum('orders'),
    sales: dollars(sum('salesCents')),
    hours: Array.from({ length: 24 }, (_, hour) => {
      const row = own.find((each) => each.hour === hour);
      return { hour, orders: row?.orders ?? 0, sales: dollars(row?.salesCents ?? 0) };
    }),
  };
}
