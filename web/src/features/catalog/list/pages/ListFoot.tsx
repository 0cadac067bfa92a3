import { Alert } from '@larder/design-system/Alert';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { TextLink } from '@larder/design-system/TextLink';
import type { MouseEvent, Ref } from 'react';
import { useListsTexts } from '../../../../messages/lists.ts';
import * as styles from './ListFoot.css.ts';

interface ListFootProps {
  /** How many come before the first one shown. */
  before: number;
  /** How many there are up to the last one shown. */
  shown: number;
  total: number;
  state: 'idle' | 'busy' | 'failed';
  /** Where the next step is, for a browser without a script; null when there is none. */
  moreHref: string | null;
  /** The list from its beginning. */
  startHref: string;
  onMore: () => void;
  ref: Ref<HTMLDivElement>;
}

/** How far the list is open, and more of it (S-252). */
export function ListFoot({ before, shown, total, state, moreHref, startHref, onMore, ref }: ListFootProps) {
  const texts = useListsTexts();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state !== 'busy') onMore();
  };
  const share = total > 0 ? Math.min(shown / total, 1) : 1;
  return (
    <div className={styles.foot} ref={ref}>
      <p className={styles.words}>
        {before > 0 ? texts.shownFrom(before + 1, shown, total) : texts.shown(shown, total)}
      </p>
      {/* the words above say the same */}
      <svg className={styles.bar} width="220" height="4" aria-hidden="true" focusable="false">
        <rect className={styles.fill} width={`${Math.round(share * 1000) / 10}%`} height="4" rx="2" />
      </svg>
      {state === 'failed' && (
        <Alert tone="error" title={texts.couldNotLoadMore}>
          {texts.tryAgain}
        </Alert>
      )}
      {moreHref !== null && (
        <div className={styles.more}>
          <ButtonLink tone="outline" block href={moreHref} rel="next" aria-busy={state === 'busy'} onClick={press}>
            {state === 'busy' ? texts.loading : texts.loadMore}
          </ButtonLink>
        </div>
      )}
      {before > 0 && (
        <TextLink href={startHref} standalone>
          {texts.fromStart}
        </TextLink>
      )}
    </div>
  );
}
