import { Alert } from '@larder/design-system/Alert';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { screens } from '../../../app/routing/paths.ts';
import { useOrdersTexts } from '../../../messages/orders.ts';
import type { ReorderState } from './useReorder.ts';

/** Says what is in the cart now, and names what can't be had, with the reason. */
export function ReorderNews({ state }: { state: ReorderState }) {
  const { reorder: texts } = useOrdersTexts();
  if (state.kind === 'failed')
    return (
      <Alert tone="error" title={texts.failed}>
        {state.message ?? texts.failedText}
      </Alert>
    );
  if (state.kind !== 'done') return null;
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
