/** Hours on one weekday (1 is Monday), in minutes of the store's day. */
interface DayHours {
  weekday: number;
  startMinute: number;
  endMinute: number;
}

/** S-145: a slot is valid if the department has no hours for that weekday, or it begins at or after the start and before the end. */
export function isWithinHours(hours: readonly DayHours[], weekday: number, minute: number): boolean {
  const today = hours.filter((each) => each.weekday === weekday);
  return today.length === 0 || today.some(({ startMinute, endMinute }) => minute >= startMinute && minute < endMinute);
}
