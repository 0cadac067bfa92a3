/** A place in px from the top left corner of the figure. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A number beside the picture and the point that it means. */
export interface Mark {
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** Room for a number, with the space to the next one. */
const room = 32;
/** A line ends this far outside of the part, so that its dot covers no letter. */
const outside = 3;
/** What a line across another part weighs against its length in px, and one more number at the same side. */
const weights = { crossing: 1000, crowd: 24 } as const;

const sides = ['top', 'bottom', 'left', 'right'] as const;
type Side = (typeof sides)[number];

const middle = (from: number, length: number) => from + length / 2;
const within = (value: number, from: number, length: number) => value >= from && value <= from + length;
const contains = (outer: Box, inner: Box): boolean =>
  outer.width * outer.height > inner.width * inner.height &&
  within(middle(inner.x, inner.width), outer.x, outer.width) &&
  within(middle(inner.y, inner.height), outer.y, outer.height);

/** Moves places apart so that each has its room, between `from` and `to`, in their order. */
export function spread(places: readonly number[], from: number, to: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const result = [...places];
  let least = from;
  for (const index of order) {
    result[index] = Math.max(places[index] ?? 0, least);
    least = (result[index] ?? 0) + room;
  }
  let most = to;
  for (const index of order.toReversed()) {
    result[index] = Math.min(result[index] ?? 0, most);
    most = (result[index] ?? 0) - room;
  }
  return result;
}

/** Where a line from one side meets a part: in its middle, or near its start when another part lies inside. */
function pointOf(box: Box, side: Side, parts: readonly Box[]): { x: number; y: number } {
  const holds = parts.some((other) => contains(box, other));
  const along = (from: number, length: number) => (holds ? from + Math.min(12, length / 2) : middle(from, length));
  if (side === 'top') return { x: along(box.x, box.width), y: box.y - outside };
  if (side === 'bottom') return { x: along(box.x, box.width), y: box.y + box.height + outside };
  if (side === 'left') return { x: box.x - outside, y: along(box.y, box.height) };
  return { x: box.x + box.width + outside, y: along(box.y, box.height) };
}

/** How many other parts a straight line from a part to one side would cross. */
function crossings(box: Box, side: Side, parts: readonly Box[]): number {
  const { x, y } = pointOf(box, side, parts);
  return parts.filter((other) => {
    if (other === box || contains(other, box) || contains(box, other)) return false;
    if (side === 'top') return within(x, other.x, other.width) && middle(other.y, other.height) < y;
    if (side === 'bottom') return within(x, other.x, other.width) && middle(other.y, other.height) > y;
    if (side === 'left') return within(y, other.y, other.height) && middle(other.x, other.width) < x;
    return within(y, other.y, other.height) && middle(other.x, other.width) > x;
  }).length;
}

/** The side from which each part is pointed at: across no other part if that can be, else by the shortest way. */
function sidesOf(parts: readonly Box[], figure: { width: number; height: number }): Side[] {
  const taken: Side[] = [];
  for (const box of parts) {
    const cost = (side: Side) => {
      const { x, y } = pointOf(box, side, parts);
      const way = { top: y, bottom: figure.height - y, left: x, right: figure.width - x }[side];
      const crowd = taken.filter((other) => other === side).length;
      return crossings(box, side, parts) * weights.crossing + way + crowd * weights.crowd;
    };
    taken.push(sides.reduce((best, side) => (cost(side) < cost(best) ? side : best)));
  }
  return taken;
}

/** Where the numbers of a figure stand: in the room round the picture, in the order of the parts, never on each other. */
export function placeMarks(parts: readonly Box[], figure: { width: number; height: number }): Mark[] {
  const chosen = sidesOf(parts, figure);
  const half = room / 2;
  const marks: Mark[] = parts.map(() => ({ x: 0, y: 0, toX: 0, toY: 0 }));
  for (const side of sides) {
    const upright = side === 'left' || side === 'right';
    const members = parts.flatMap((box, index) =>
      chosen[index] === side ? [{ index, to: pointOf(box, side, parts) }] : [],
    );
    const places = spread(
      members.map(({ to }) => (upright ? to.y : to.x)),
      // the corners belong to the rows above and below
      upright ? room + half : half,
      upright ? figure.height - room - half : figure.width - half,
    );
    for (const [order, { index, to }] of members.entries()) {
      const place = places[order] ?? 0;
      const edge = { top: half, left: half, bottom: figure.height - half, right: figure.width - half }[side];
      marks[index] = { x: upright ? edge : place, y: upright ? place : edge, toX: to.x, toY: to.y };
    }
  }
  return marks;
}
