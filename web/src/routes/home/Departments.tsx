import { Image } from '@larder/design-system/Image';
import { TextLink } from '@larder/design-system/TextLink';
import { Tile } from '@larder/design-system/Tile';
import { Link } from 'react-router-dom';
import { screens } from '../../app/routing/paths.ts';
import { useHomeTexts } from '../../messages/home.ts';
import { ProductImage } from '../../ui/ProductImage/ProductImage.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import * as styles from './Departments.css.ts';
import type { Departments_DepartmentFragment } from './Departments.generated.ts';

/** How many there is room for. */
const most = 12;

/** The first departments in the store's order, and the way to all of them (N-56). */
export function Departments({ departments }: { departments: readonly Departments_DepartmentFragment[] }) {
  const texts = useHomeTexts().departments;
  return (
    <Section
      title={texts.title}
      action={
        <TextLink href={screens.shop} standalone>
          {texts.all(departments.length)}
        </TextLink>
      }
    >
      <ul className={styles.departments}>
        {departments.slice(0, most).map(({ id, name, path, picture, photo }) => (
          <li key={id} className={styles.department}>
            <Link to={path} discover="none" className={styles.link}>
              <span className={styles.tile}>
                <Tile size="fill">
                  <ProductImage photo={photo} size={96}>
                    {picture && <Image src={picture} alt="" width={96} height={96} />}
                  </ProductImage>
                </Tile>
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
