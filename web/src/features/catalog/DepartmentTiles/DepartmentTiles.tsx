import { Image } from '@larder/design-system/Image';
import { Link } from '@larder/design-system/LinkProvider';
import { useListsTexts } from '../../../messages/lists.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import type { DepartmentTiles_DepartmentsFragment } from './DepartmentTiles.generated.ts';
import * as styles from './DepartmentTiles.css.ts';

interface DepartmentTilesProps {
  departments: readonly DepartmentTiles_DepartmentsFragment[];
}

/** The first of them are on the first screen: their pictures load at once. */
const onFirstScreen = 4;
const loads = (index: number) => (index < onFirstScreen ? 'early' : 'near');

/** All departments, in store order, each with what it is known for and how many products it has. */
export function DepartmentTiles({ departments }: DepartmentTilesProps) {
  const texts = useListsTexts();
  return (
    <ul className={styles.tiles}>
      {departments.map(({ id, name, path, picture, photo, productCount }, index) => (
        <li key={id} className={styles.department}>
          <span className={styles.tile}>
            <ProductImage photo={photo} size={240} loads={loads(index)}>
              {picture && (
                <span className={styles.picture}>
                  <Image src={picture} alt="" width={240} height={240} loads={loads(index)} />
                </span>
              )}
            </ProductImage>
          </span>
          <h2 className={styles.name}>
            <Link href={path} className={styles.link}>
              {name}
            </Link>
          </h2>
          <p className={styles.count}>{texts.products(productCount)}</p>
        </li>
      ))}
    </ul>
  );
}
