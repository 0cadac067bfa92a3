/** As many packages as are offered. */
const most = 12;

/** How many packages can be asked for each time: 1, 2, 3, and on. @param maximum of the product @param now what is asked for already, which is always among them */
export const packageCounts = (maximum: number, now = 1): number[] =>
  Array.from({ length: Math.max(Math.min(maximum, most), now) }, (_, index) => index + 1);
