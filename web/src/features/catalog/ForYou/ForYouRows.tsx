import { Image } from '@larder/design-system/Image';
import { Link } from '@larder/design-system/LinkProvider';
import { useForYouTexts } from '../../../messages/usuals/for-you.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import * as styles from './ForYou.css.ts';
import type { ForYou_DepartmentFragment, ForYou_ProductFragment } from './ForYou.generated.ts';

interface ForYouRowsProps {
  title: string;
  products: readonly ForYou_ProductFragment[];
  departments: readonly ForYou_DepartmentFragment[];
}

/** Recommended products, each with the reason, and below them departments to explore (N-79). What is empty isn't there. */
export function ForYouRows({ title, products, departments }: ForYouRowsProps) {
  const texts = useForYouTexts();
  return (
    <div className={styles.rows}>
      {products.length > 0 && (
        <Section title={title} id="for-you">
          <ProductRow
            label={title}
            list="for-you"
            products={products.map(({ product }) => product)}
            notes={Object.fromEntries(products.map(({ id, reasonText }) => [id, reasonText]))}
          />
        </Section>
      )}
      {departments.length > 0 && (
        <Section title={texts.departments}>
          <ul className={styles.departments}>
            {departments.map(({ id, name, path, picture, photo }) => (
              <li key={id} className={styles.department}>
                <span className={styles.tile}>
                  <ProductImage photo={photo} size={64}>
                    {picture && (
                      <span className={styles.picture}>
                        <Image src={picture} alt="" width={96} height={96} />
                      </span>
                    )}
                  </ProductImage>
                </span>
                <Link href={path} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
