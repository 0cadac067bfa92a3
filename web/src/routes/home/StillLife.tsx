import * as styles from './Hello.css.ts';

/** Where a pack stands, on a field of 740 by 420: its middle, the ground under it, and the edge of its picture. */
type Place = readonly [x: number, ground: number, size: number];

// Tall ones behind, and small ones in front of the gaps between them, so that labels can be read.
const behind: readonly Place[] = [
  [196, 348, 284],
  [372, 342, 320],
  [548, 348, 284],
];
const infront: readonly Place[] = [
  [84, 388, 148],
  [284, 392, 134],
  [460, 392, 134],
  [660, 388, 148],
];

/** A picture's own floor, from its top. */
const floor = 0.93;

/** Products on a floor. A picture to look at, nothing to read: what it shows stands on the page in words. */
export function StillLife({ pictures }: { pictures: readonly string[] }) {
  const tall = pictures.slice(infront.length, infront.length + behind.length);
  const small = pictures.slice(0, infront.length);
  const stand = (places: readonly Place[]) => (src: string, index: number) => {
    const [x, ground, size] = places[index]!;
    return <image key={src} href={src} x={x - size / 2} y={ground - size * floor} width={size} height={size} />;
  };
  return (
    <svg className={styles.drawing} viewBox="0 0 740 420" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {tall.map(stand(behind))}
      {small.map(stand(infront))}
    </svg>
  );
}
