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
/** A picture no higher than this has its numbers above and below, a higher one at its sides. */
const flatHeight = 120;
const inset = 6;

const middle = (from: number, length: number) => from + length / 2;

/** Whether a smaller part lies within this one: then its own edge is pointed at, not its middle. */
const holds = (box: Box, others: readonly Box[]): boolean =>
  others.some((other) => {
    if (other.width * other.height >= box.width * box.height) return false;
    const [x, y] = [middle(other.x, other.width), middle(other.y, other.height)];
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  });

/** Moves places apart so that each has its room, within `length`, in their order. */
export function spread(places: readonly number[], length: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const result = [...places];
  let least = room / 2;
  for (const index of order) {
    result[index] = Math.max(places[index] ?? 0, least);
    least = (result[index] ?? 0) + room;
  }
  let most = length - room / 2;
  for (const index of order.toReversed()) {
    result[index] = Math.min(result[index] ?? 0, most);
    most = (result[index] ?? 0) - room;
  }
  return result;
}

/** Where the numbers of a figure stand: in the room round the picture, in the order of the parts, never on each other. */
export function placeMarks(parts: readonly Box[], picture: Box, figure: { width: number; height: number }): Mark[] {
  const flat = picture.height <= flatHeight;
  const along = (box: Box) => {
    const [from, length] = flat ? [box.x, box.width] : [box.y, box.height];
    return holds(box, parts) ? from + Math.min(8, length / 2) : middle(from, length);
  };
  const byPlace = parts.map((_, index) => index).sort((a, b) => along(parts[a]!) - along(parts[b]!));
  // above and below in turn; at the sides the nearer one, or the one with fewer
  const near = new Map<number, boolean>();
  for (const [turn, index] of byPlace.entries()) {
    const box = parts[index]!;
    const aside = middle(box.x, box.width) - middle(picture.x, picture.width);
    const ahead = [...near.values()].filter(Boolean).length;
    near.set(index, flat ? turn % 2 === 0 : Math.abs(aside) < 24 ? ahead * 2 <= near.size : aside < 0);
  }
  const result: Mark[] = parts.map(() => ({ x: 0, y: 0, toX: 0, toY: 0 }));
  for (const side of [true, false]) {
    const members = parts.map((_, index) => index).filter((index) => near.get(index) === side);
    const places = spread(
      members.map((index) => along(parts[index]!)),
      flat ? figure.width : figure.height,
    );
    members.forEach((index, order) => {
      const box = parts[index]!;
      const place = places[order] ?? 0;
      const into = Math.min(inset, (flat ? box.height : box.width) / 2);
      const across = flat ? [box.y, box.height] : [box.x, box.width];
      const [from = 0, length = 0] = across;
      const to = side ? from + into : from + length - into;
      const edge = side ? room / 2 : (flat ? figure.height : figure.width) - room / 2;
      result[index] = flat
        ? { x: place, y: edge, toX: along(box), toY: to }
        : { x: edge, y: place, toX: to, toY: along(box) };
    });
  }
  return result;
}
