import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Status } from '@larder/design-system/Status';
import { Stepper } from '@larder/design-system/Stepper';
import { Text } from '@larder/design-system/Text';
import { Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { CancelOrder } from '../CancelOrder/CancelOrder.tsx';
import { MoveButton, MoveForm } from '../MoveOrder/MoveOrder.tsx';
import { shapeOf } from '../states.ts';
import { useCutoff } from '../useCutoff.ts';
import * as styles from './OrderProgress.css.ts';
import type { OrderProgress_OrderFragment } from './OrderProgress.generated.ts';

/** Where the cart page of an order leads for another time. */
const askedFor = '#time';
const never = () => () => undefined;

/** What stands behind the `#` of the address; nothing before the page has taken over, since the server never hears of it. */
function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => hash,
    () => '',
  );
}

interface OrderProgressProps {
  order: OrderProgress_OrderFragment;
  /** Asks what the order has become: its cut-off has passed, or it has been canceled. */
  onChanged: () => void;
}

/** An order's way, and below it until when it can be changed or canceled (N-61). */
export function OrderProgress({ order, onChanged }: OrderProgressProps) {
  const texts = useOrdersTexts();
  const { id, editPath, state, stateText, track } = order;
  const { canEdit, title, text } = useCutoff(order, onChanged);
  const isAskedFor = useHash() === askedFor;
  const [opened, setOpened] = useState<boolean | null>(null);
  const isMoving = opened ?? isAskedFor;
  const mover = useRef<HTMLButtonElement>(null);
  const canMove = canEdit && order.canMove;
  const closeMove = () => {
    setOpened(false);
    mover.current?.focus();
  };
  const isCanceled = state === 'CANCELLED';
  const steps = track.map(({ title: name, text: note }) => ({ key: name, title: name, note }));
  const current = track.find((point) => point.state === 'CURRENT')?.title;
  return (
    <div className={styles.parts}>
      <Card as="section" padding="medium" aria-label={texts.progress}>
        <div className={styles.progress}>
          {isCanceled && !text && <Status kind={shapeOf[state]}>{stateText}</Status>}
          {!isCanceled && steps.length > 0 && (
            <Stepper label={texts.progress} doneLabel={texts.stepDone} steps={steps} current={current} />
          )}
          {(title || text || order.canCancel) && (
            <div className={styles.change}>
              <div className={styles.words}>
                {title && <p className={styles.sentence}>{title}</p>}
                {text && (
                  <Text size="meta" tone="soft">
                    {text}
                  </Text>
                )}
              </div>
              <div className={styles.actions}>
                {canEdit && (
                  <ButtonLink tone="primary" href={editPath} aria-label={texts.editOf(id)}>
                    {texts.edit}
                  </ButtonLink>
                )}
                {canMove && (
                  <MoveButton ref={mover} orderNumber={id} isOpen={isMoving} onOpen={() => setOpened(true)} />
                )}
                {order.canCancel && <CancelOrder order={order} onCanceled={onChanged} />}
              </div>
            </div>
          )}
        </div>
      </Card>
      {isMoving && canMove && (
        <Suspense>
          <MoveForm order={order} onChanged={onChanged} onDone={closeMove} />
        </Suspense>
      )}
    </div>
  );
}
