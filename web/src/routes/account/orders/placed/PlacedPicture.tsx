import { pictureSrc } from '../../../../art/pictures.ts';
import { ProductImage } from '../../../../ui/ProductImage/ProductImage.tsx';
import type { OrderPlacedQuery } from './OrderPlaced.generated.ts';
import * as styles from './placed.css.ts';

type Pictures = NonNullable<
  NonNullable<NonNullable<OrderPlacedQuery['order']>['lines'][number]['product']>['pictures']
>;

/** The field, and where each stands on it: its middle, the ground under it, and its edge. */
const field = { width: 500, height: 290 } as const;
const bag = { x: 250, ground: 244, size: 210 };
const before = [
  { x: 94, ground: 252, size: 128 },
  { x: 358, ground: 258, size: 104 },
  { x: 452, ground: 252, size: 120 },
] as const;
/** A drawing's own floor, from its top; a photo is a print that stands on its edge, and smaller, as it fills its square. */
const floor = 0.93;
const print = 0.8;

const share = (part: number, of: number) => `${((100 * part) / of).toFixed(2)}%`;

/** A bag and the first things in the order, on a floor. A picture to look at: what was ordered stands on the order's page. */
export function PlacedPicture({ pictures }: { pictures: readonly Pictures[] }) {
  const stand = (
    { card, photo }: Pick<Pictures, 'card'> & Partial<Pictures>,
    place: (typeof before)[number] | typeof bag,
  ) => {
    const size = place.size * (photo ? print : 1);
    return (
      <span
        key={card + place.x}
        className={photo ? `${styles.thing} ${styles.print}` : styles.thing}
        style={{
          insetInlineStart: share(place.x - size / 2, field.width),
          insetBlockStart: share(place.ground - size * (photo ? 1 : floor), field.height),
          inlineSize: share(size, field.width),
        }}
      >
        <ProductImage photo={photo} size={128} loads="early">
          <img src={card} alt="" width="100%" height="100%" />
        </ProductImage>
      </span>
    );
  };
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles.field}>
        {stand({ card: pictureSrc('shopping-bags') }, bag)}
        {before.map((place, index) => pictures[index] && stand(pictures[index], place))}
      </div>
    </div>
  );
}
