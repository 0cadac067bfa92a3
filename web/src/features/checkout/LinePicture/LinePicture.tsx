import { Tile } from '@larder/design-system/Tile';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import type { ProductImage_PhotoFragment } from '../../../ui/ProductImage/ProductImage.generated.ts';

interface LinePictureProps {
  line: { product: { pictures: { card: string; photo: ProductImage_PhotoFragment | null } | null } | null };
}

/** The picture of a line's product, beside words that say the same; an empty tile while it can't be loaded. */
export function LinePicture({ line: { product } }: LinePictureProps) {
  return (
    <Tile size="small">
      {product?.pictures && (
        <ProductImage photo={product.pictures.photo} size={44}>
          <img src={product.pictures.card} alt="" width={32} height={32} loading="lazy" />
        </ProductImage>
      )}
    </Tile>
  );
}
