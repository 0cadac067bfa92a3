import { Alert } from '@larder/design-system/Alert';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { IconButton } from '@larder/design-system/IconButton';
import { screens } from '../../../app/routing/paths.ts';
import { useOrdersTexts } from '../../../messages/orders.ts';
import * as styles from './ReorderNews.css.ts';
import type { ReorderState } from './useReorder.ts';

/**
 * Says what is in the cart now, and names what can't be had, with the reason: over the page, so that nothing moves, until it is
 * closed or acted on.
 */
export function ReorderNews({ state, onClose }: { state: ReorderState; onClose: () => void }) {
  const { reorder: texts } = useOrdersTexts();
  if (state.kind !== 'done' && state.kind !== 'failed') return null;
  return (
    <div className={styles.place}>
      <div className={styles.news}>
        <News state={state} />
        <IconButton icon="x" label={texts.close} onClick={onClose} />
      </div>
    </div>
  );
}

function News({ state }: { state: Extract<ReorderState, { kind: 'done' | 'failed' }> }) {
  const { reorder: texts } = useOrdersTexts();
  if (state.kind === 'failed')
    return (
      <Alert tone="error" title={texts.failed}>
        {state.message ?? texts.failedText}
      </Alert>
    );
  const { count, missing } = state;
  return (
    <Alert
      tone={missing.length > 0 ? 'warning' : 'success'}
      title={count > 0 ? texts.done(count) : texts.nothing}
      action={
        <ButtonLink tone="outline" size="small" href={screens.cart}>
          {texts.toCart}
        </ButtonLink>
      }
    >
      {missing.length > 0 && (
        <ul>
          {missing.map(({ name, reason }, index) => (
            <li key={index}>{texts.missing(name, reason)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
