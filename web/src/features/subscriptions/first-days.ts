/** As many days for a first order as are offered: four weeks. */
const days = 28;

/** @param date `YYYY-MM-DD`, a day of the store */
const dayAfter = (date: string, later: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + later * 86_400_000).toISOString().slice(0, 10);

/** Days to choose from for a first order, `YYYY-MM-DD`, from the earliest on. */
export const firstDays = (earliest: string): string[] =>
  Array.from({ length: days }, (_, later) => dayAfter(earliest, later));
