import type { Photo } from './still-life.ts';

/** Something to stand in the still life. */
export interface Thing {
  src: string;
  photo?: Photo | null;
  /** How long an edge of its picture is to scale, in centimeters. */
  centimeters: number;
}

/** Where it stands, in shares of the field: its middle, the ground under it, and the edge of its picture. */
export interface Standing extends Pick<Thing, 'src' | 'photo'> {
  x: number;
  ground: number;
  edge: number;
  /** It is the largest picture of the page. */
  isLargest?: true;
}

/** The field, and how many things stand on it at most. */
const field = { width: 740, height: 420 } as const;
const most = 7;
/** Three stand behind, or four where the fourth is large, too. */
const [fewBehind, large] = [3, 20];
const grounds = { behind: 346, infront: 390 } as const;
const edges = { largest: 330, infront: 196, smallest: 96 } as const;
/** Which part of its picture, from the middle, a drawing fills. */
const filled = 0.37;

/** Things that are a quarter as tall stand a little under half as tall, so that small ones can be told. */
const shrunk = ({ centimeters }: Thing) => centimeters ** 0.6;

/** A tenth of a pixel, and few bytes of the page. */
const rounded = (share: number) => Math.round(share * 1e4) / 1e4;

/** Things to scale: the largest behind, in the middle, the others before the gaps between them. */
export function arranged(things: readonly Thing[]): Standing[] {
  const bySize = things.slice(0, most).toSorted((one, other) => other.centimeters - one.centimeters);
  const behind = bySize.slice(0, (bySize[fewBehind]?.centimeters ?? 0) >= large ? fewBehind + 1 : fewBehind);
  const infront = bySize.slice(behind.length);
  const [first, second] = behind;
  if (!first) return [];
  const back = second ? [second, first, ...behind.slice(2)] : [first];

  const width = 2 * filled * back.reduce((sum, each) => sum + shrunk(each), 0);
  const tallestInFront = infront[0] ? shrunk(infront[0]) : 0;
  const scale = Math.min(edges.largest / shrunk(first), edges.infront / tallestInFront, (0.92 * field.width) / width);
  const edgeOf = (thing: Thing) => Math.max(edges.smallest, scale * shrunk(thing));

  const steps = back.map((each, at) => (at === 0 ? 0 : filled * (edgeOf(each) + edgeOf(back[at - 1] ?? each))));
  const xs = steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, step) => sum + step, 0));
  // What is drawn stands in the middle, not the middles of what is.
  const ends = filled * (edgeOf(back[0] ?? first) - edgeOf(back.at(-1) ?? first));
  const start = (field.width + ends - (xs.at(-1) ?? 0)) / 2;
  const places = xs.map((x) => x + start);

  const stand = (thing: Thing, x: number, ground: number): Standing => ({
    src: thing.src,
    ...(thing.photo && { photo: thing.photo }),
    x: rounded(x / field.width),
    ground: rounded(ground / field.height),
    edge: rounded(edgeOf(thing) / field.width),
    ...(thing === first && { isLargest: true }),
  });
  return [
    ...back.map((each, at) => stand(each, places[at] ?? 0, grounds.behind)),
    ...infront.map((each, at) => stand(each, placeInFront(at, places, edgeOf(each)), grounds.infront)),
  ];
}

/** The larger ones stand at the ends, the smaller ones before the gaps; before four, each stands before a gap. */
function placeInFront(at: number, behind: readonly number[], edge: number): number {
  const gaps = behind.slice(1).map((x, before) => (x + (behind[before] ?? x)) / 2);
  const [first = 0, last = 0] = [behind[0], behind.at(-1)];
  const outer = [first - 118, last + 118];
  const wished = (behind.length > fewBehind ? gaps : [...outer, ...gaps])[at] ?? field.width / 2;
  const room = edge / 2;
  return Math.min(Math.max(wished, room), field.width - room);
}
