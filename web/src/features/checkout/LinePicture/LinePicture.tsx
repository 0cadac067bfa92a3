import { Tile } from '@larder/design-system/Tile';

interface LinePictureProps {
  line: { product: { pictures: { card: string } | null } | null };
}

/** The picture of a line's product, beside words that say the same; an empty tile while it can't be loaded. */
export function LinePicture({ line: { product } }: LinePictureProps) {
  return (
    <Tile size="small">
      {product?.pictures && <img src={product.pictures.card} alt="" width={32} height={32} loading="lazy" />}
    </Tile>
  );
}
