import { Icon } from '@larder/design-system/Icon';
import { type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FrameShop } from '../../app/data/shop.ts';
import { lazyPart } from '../../app/loading/loadable.tsx';
import { screens } from '../../app/routing/paths.ts';
import { useMessages } from '../../messages/messages.ts';
import * as styles from './ShopButton.css.ts';

/** Loads when someone first opens it. */
const StorePicker = lazyPart(async () => (await import('./StorePicker/StorePicker.tsx')).StorePicker);

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface ShopButtonProps {
  /** null when it can't be loaded. */
  shop: FrameShop | null;
  /** Is the visitor signed in? Their games stay where they are. */
  isMember: boolean;
}

/** Where the visitor shops. Opens the picker; without JavaScript it leads to the stores. */
export function ShopButton({ shop, isMember }: ShopButtonProps) {
  const { frame } = useMessages();
  const [open, setOpen] = useState(false);
  // Each opening begins with where the visitor shops then.
  const [opening, setOpening] = useState(0);
  const show = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <Link to={screens.stores} discover="none" className={styles.button} aria-haspopup="dialog" onClick={show}>
        <Icon name="map-pin" size={22} />
        <span className={styles.lines}>
          <span className={styles.label}>{shop?.label ?? frame.yourStore}</span>{' '}
          <b className={styles.place}>
            <bdi>{shop?.place ?? frame.chooseStore}</bdi>
          </b>
        </span>
        <span className={styles.arrow}>
          <Icon name="chevron-down" size={20} />
        </span>
      </Link>
      {opening > 0 && (
        <Suspense>
          <StorePicker key={opening} shop={shop} isMember={isMember} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
