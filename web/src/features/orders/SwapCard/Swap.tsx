import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SwapDecision } from '../../../graphql/schema-types.ts';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { ChooseAnother } from './ChooseAnother.tsx';
import * as styles from './SwapCard.css.ts';
import type { SwapCard_SwapFragment } from './SwapCard.generated.ts';
import { useDecideSwap } from './useDecideSwap.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';

interface SwapProps {
  orderNumber: string;
  swap: SwapCard_SwapFragment;
  /** Is it the first that waits? Only its Keep it is filled. */
  isFirst: boolean;
  /** Has a letter said already what was out? */
  isTold?: boolean;
  /** What stands between what was packed and what can be done: what it changes. */
  children?: ReactNode;
}

/** One swap: the choice, or what was chosen, folded to a line that can be thought over. */
export function Swap({ orderNumber, swap, isFirst, isTold = false, children }: SwapProps) {
  const { swaps: texts } = useOrdersTexts();
  const [isReopened, setReopened] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { busy, failed, decide, choose: chooseOther } = useDecideSwap(orderNumber, swap);
  const packedName = swap.packedProduct?.fullName ?? swap.packedName;
  const part = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const isFolded = swap.decision !== null && !isReopened;
  // The pressed button is gone then: the focus goes to what stands in its place.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    part.current?.focus();
  }, [isFolded]);
  const choose = async (decision: SwapDecision) => {
    // Before the answer: the line folds as soon as the cache has it.
    moved.current = true;
    if (await decide(decision)) setReopened(false);
    else moved.current = false;
  };
  const takeOther = async (productId: string, name: string) => {
    moved.current = true;
    const isDone = await chooseOther(productId, name);
    moved.current &&= isDone;
    if (isDone) setReopened(false);
    setChoosing(false);
  };
  if (isFolded)
    return (
      <div className={styles.folded} ref={part} tabIndex={-1}>
        <p className={styles.decision}>
          <Icon name="circle-check" />
          {swap.decisionText}
        </p>
        {swap.canDecide && (
          <Button
            tone="quiet"
            size="small"
            aria-label={texts.againOf(packedName)}
            onClick={() => {
              moved.current = true;
              setReopened(true);
            }}
          >
            {texts.again}
          </Button>
        )}
      </div>
    );
  return (
    <div className={styles.swap} ref={part} tabIndex={-1}>
      {!isTold && <Text>{swap.text}</Text>}
      <div className={styles.pair}>
        <Side
          label={texts.ordered}
          name={swap.orderedProduct?.fullName ?? swap.orderedName}
          product={swap.orderedProduct}
          pale
        >
          {swap.orderedText}
        </Side>
        <span className={styles.arrow}>
          <Icon name="chevron-right" />
        </span>
        <Side label={texts.packed} name={packedName} product={swap.packedProduct}>
          {swap.packedText}
          {swap.packedWas && (
            <>
              {' '}
              <s>
                <VisuallyHidden>{texts.worth} </VisuallyHidden>
                {texts.money(swap.packedWas)}
              </s>
            </>
          )}
        </Side>
      </div>
      {children}
      {failed && (
        <Alert tone="error" size="small" title={texts.failed}>
          {failed}
        </Alert>
      )}
      {isChoosing && (
        <ChooseAnother
          orderNumber={orderNumber}
          swapId={swap.id}
          name={swap.orderedProduct?.fullName ?? swap.orderedName}
          isBusy={busy === 'CHOOSE'}
          onChoose={(productId, name) => void takeOther(productId, name)}
          onBack={() => setChoosing(false)}
        />
      )}
      <div className={styles.foot} hidden={isChoosing}>
        <Text>{swap.payText}</Text>
        <div className={styles.actions} data-needs-scripts>
          <Button
            tone={isFirst ? 'primary' : 'brand'}
            aria-label={texts.of(texts.keep, packedName)}
            busy={busy === 'KEEP'}
            busyLabel={texts.busy}
            onClick={() => void choose('KEEP')}
          >
            {texts.keep}
          </Button>
          {swap.canChoose && (
            <Button tone="outline" aria-label={texts.of(texts.another, packedName)} onClick={() => setChoosing(true)}>
              {texts.another}
            </Button>
          )}
          <Button
            tone="outline"
            aria-label={texts.of(swap.giveBackText, packedName)}
            busy={busy === 'GIVE_BACK'}
            busyLabel={texts.busy}
            onClick={() => void choose('GIVE_BACK')}
          >
            {swap.giveBackText}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface SideProps {
  label: string;
  name: string;
  product: SwapCard_SwapFragment['packedProduct'];
  pale?: boolean;
  children: ReactNode;
}

/** What was ordered, or packed: its picture beside its name and what it costs. */
function Side({ label, name, product, pale = false, children }: SideProps) {
  return (
    <div className={styles.side}>
      <span className={styles.picture}>
        {product?.pictures ? (
          <ProductImage photo={product.pictures.photo} size={72} pale={pale}>
            <img
              className={pale ? styles.paleImage : styles.image}
              src={product.pictures.card}
              alt=""
              width={72}
              height={72}
              loading="lazy"
            />
          </ProductImage>
        ) : (
          <Icon name="shopping-basket" />
        )}
      </span>
      <span className={styles.words}>
        <Text as="span" size="meta" tone="soft">
          {label}
        </Text>
        <span className={pale ? styles.paleName : styles.name}>{name}</span>
        <Text as="span" size="meta" tone="soft">
          {product?.sizeText && `${product.sizeText} · `}
          {children}
        </Text>
      </span>
    </div>
  );
}
