/** A time as people say it: "41 s", "3 min 5 s". */
export function timeWords(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** A number with its thousands marked. */
export const count = (number: number): string => number.toLocaleString('en-US');

/** So many of something. */
export const some = (number: number, one: string, more = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : more}`;
