import { ButtonLink } from '@larder/design-system/ButtonLink';
import { TextLink } from '@larder/design-system/TextLink';
import { type MouseEvent, useEffect, useRef } from 'react';
import { CouponCard } from '../../../features/offers/CouponCard/CouponCard.tsx';
import { useClip } from '../../../features/offers/CouponCard/useClip.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import type { CouponsQuery } from './Coupons.generated.ts';
import * as styles from './coupons.css.ts';
import { type CouponsView, fromStart, moreOf } from './coupons-view.ts';
import { GalleryToolbar } from './GalleryToolbar.tsx';
import { nothing } from './parts.ts';
import { useCounts } from './useCounts.ts';

export interface GalleryProps {
  gallery: NonNullable<CouponsQuery['coupons']>;
  /** What the address shows. */
  view: CouponsView;
  /** What is chosen: the same, or the one that is loading. */
  chosen: CouponsView;
  hrefOf: (view: CouponsView) => string;
  onChoose: (view: CouponsView) => void;
  isBusy: boolean;
}

/** The coupons, and the way to more of them (S-51, S-52). */
export function GalleryList(props: GalleryProps) {
  const texts = useOffersTexts();
  const { gallery, view, chosen, hrefOf, onChoose, isBusy } = props;
  const { edges, pageInfo } = gallery;
  const more = moreOf(view, pageInfo.endCursor);
  const cards = useRef<HTMLUListElement>(null);
  const pressedAt = useRef<number | null>(null);
  const { clip, undoOf, dialogs } = useClip();
  useCounts(view);
  useEffect(() => {
    // With the last of them the button is gone: the first of the new coupons has the focus.
    if (pageInfo.hasNextPage || pressedAt.current === null || edges.length <= pressedAt.current) return;
    cards.current?.children[pressedAt.current]?.querySelector<HTMLElement>('a, button')?.focus();
    pressedAt.current = null;
  }, [edges.length, pageInfo.hasNextPage]);
  // What is added stands below what is there: the page stays where it is. A page of its own starts at its top.
  const stay = (event: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (metaKey || ctrlKey || shiftKey || altKey || more.after !== view.after) return;
    event.preventDefault();
    pressedAt.current = edges.length;
    onChoose(more);
  };
  return (
    <>
      <GalleryToolbar {...props} />
      {edges.length > 0 ? (
        <ul className={styles.grid[view.layout]} aria-label={texts.list} aria-busy={isBusy} ref={cards}>
          {edges.map(({ node, reasonText }) => (
            <CouponCard
              key={node.id}
              headingLevel={2}
              coupon={node}
              note={reasonText}
              layout={chosen.layout}
              onClip={(event) => void clip(node, event)}
              undo={undoOf(node)}
            />
          ))}
        </ul>
      ) : (
        <nothing.Part text={view.text} />
      )}
      <div className={styles.foot}>
        {pageInfo.hasNextPage && (
          <ButtonLink tone="outline" href={hrefOf(more)} rel="next" aria-busy={isBusy} onClick={stay}>
            {texts.loadMore}
          </ButtonLink>
        )}
        {view.after !== null && (
          <TextLink href={hrefOf(fromStart(view))} standalone>
            {texts.fromStart}
          </TextLink>
        )}
      </div>
      {dialogs}
    </>
  );
}
