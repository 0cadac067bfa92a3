import { Icon } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { Link } from '@larder/design-system/LinkProvider';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { type ReactNode, useEffect, useRef } from 'react';
import { useListsTexts } from '../../../messages/lists.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import * as styles from './AisleStrip.css.ts';
import type { AisleStrip_DepartmentFragment } from './AisleStrip.generated.ts';

interface AisleStripProps {
  department: AisleStrip_DepartmentFragment;
  /** What is open: the path of the department or of one of its aisles. */
  path: string;
}

/** The aisles of a department, each with a picture and how many products it has; the open one is filled. */
export function AisleStrip({ department, path: open }: AisleStripProps) {
  const texts = useListsTexts();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && strip.current) strip.current.scrollLeft = current.offsetLeft - strip.current.offsetWidth / 3;
  }, [open]);
  return (
    <nav aria-label={texts.aisles} className={styles.strip} ref={strip}>
      <Tile
        href={department.path}
        name={texts.all}
        count={department.productCount}
        isCurrent={department.path === open}
      >
        <Icon name="layout-grid" size={18} />
      </Tile>
      {department.aisles.map(({ id, name, path, picture, photo, productCount }) => (
        <Tile key={id} href={path} name={name} count={productCount} isCurrent={path === open}>
          <ProductImage photo={photo} size={32}>
            {picture && <Image src={picture} alt="" width={32} height={32} />}
          </ProductImage>
        </Tile>
      ))}
    </nav>
  );
}

interface TileProps {
  href: string;
  name: string;
  count: number;
  isCurrent: boolean;
  children: ReactNode;
}

function Tile({ href, name, count, isCurrent, children }: TileProps) {
  const texts = useListsTexts();
  return (
    <Link href={href} className={styles.aisle} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.tile}>{children}</span>
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.count}>
        <span aria-hidden="true">{texts.number(count)}</span>
        <VisuallyHidden>{texts.products(count)}</VisuallyHidden>
      </span>
    </Link>
  );
}
