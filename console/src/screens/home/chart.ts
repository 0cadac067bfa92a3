/** Where the line of a day stands in a drawing. @returns points of an SVG polyline, `0,40 10,30` */
export function lineOf(
  hours: readonly { hour: number; orders: number }[],
  { most, width, height, steps }: { most: number; width: number; height: number; steps: number },
): string {
  const step = width / Math.max(1, steps);
  const scale = most === 0 ? 0 : height / most;
  return hours.map(({ orders }, index) => `${round(index * step)},${round(height - orders * scale)}`).join(' ');
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The hours of a day so far: up to this one, or later where a store's clock is ahead and orders have come in. */
export const soFar = <Hour extends { hour: number; orders: number }>(hours: readonly Hour[], now: number): Hour[] => {
  const last = Math.max(now, ...hours.filter(({ orders }) => orders > 0).map(({ hour }) => hour));
  return hours.filter(({ hour }) => hour <= last);
};

/** The largest of all hours; a chart of nothing is flat. */
export const mostOf = (...days: readonly (readonly { orders: number }[])[]): number =>
  Math.max(0, ...days.flat().map(({ orders }) => orders));
