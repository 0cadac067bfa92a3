import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Drawer } from '@larder/design-system/Drawer';
import { Heading } from '@larder/design-system/Heading';
import { QuantityStepper, type QuantityStepperProps } from '@larder/design-system/QuantityStepper';
import { Text } from '@larder/design-system/Text';
import { useAddingTexts } from '../../../messages/adding.ts';
import { useSubscriptionsTexts } from '../../../messages/subscriptions.ts';
import { packageCounts } from '../package-counts.ts';
import type { UpcomingCard_OrderFragment as Order } from '../UpcomingCard/UpcomingCard.generated.ts';
import type { OneTimeItem } from '../useScheduleChange.ts';
import { ItemPicture } from '../ScheduledItem/ItemPicture.tsx';
import * as styles from './OrderItems.css.ts';
import { ProductFinder } from './ProductFinder.tsx';

interface OrderItemsProps {
  order: Order;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is being changed: a product, or anything else; null while nothing is. */
  busy: string | null;
  /** Why the last change wasn't made; null if it was. */
  failed: string | null;
  onChange: (item: OneTimeItem) => void;
  /** What says why a typed amount of a product, by its name, can't be. */
  misfitOf: (name: string) => AmountProps['onMisfit'];
}

/** What an upcoming order brings, and what shall come with it only this once (S-176, N-65). */
export function OrderItems({ order, open, onOpenChange, busy, failed, onChange, misfitOf }: OrderItemsProps) {
  const texts = useSubscriptionsTexts();
  const once = order.items.filter(({ isOneTime }) => isOneTime);
  const wish = ({ id: productId, name }: { id: string; name: string }, quantity: number) =>
    onChange({
      date: order.date,
      productId,
      name,
      quantity,
      before: once.find((item) => item.productId === productId)?.quantity ?? 0,
    });
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="end"
      title={order.title}
      detail={order.itemsText}
      closeLabel={texts.once.close}
      footer={
        <div className={styles.foot}>
          <p className={styles.sum}>
            <Text as="span" size="meta" tone="soft">
              {texts.estimated}
            </Text>{' '}
            <span className={styles.total}>{texts.money(order.estimate)}</span>
          </p>
          <Button tone="primary" size="large" block onClick={() => onOpenChange(false)}>
            {texts.once.done}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        {failed && (
          <Alert tone="error" size="small" title={texts.couldNotSave} live>
            {failed}
          </Alert>
        )}
        <section className={styles.section} aria-labelledby="order-items">
          <Heading level={3} size="small" id="order-items">
            {texts.inIt}
          </Heading>
          <ul>
            {order.items.map((item) => (
              <li key={item.id} className={styles.row}>
                <ItemPicture drawing={item.product?.pictures?.card} photo={item.product?.pictures?.photo} size={56} />
                <div className={styles.words}>
                  <span className={styles.name}>{item.name}</span>
                  <Text size="meta" tone="soft">
                    {item.missingText ?? (item.isOneTime ? texts.once.only : texts.eachTime(item.quantity))}
                  </Text>
                </div>
                {item.isOneTime && (
                  <div className={styles.amount}>
                    <Amount
                      name={item.product?.spokenName ?? item.name}
                      quantity={item.quantity}
                      most={item.product?.maximumQuantity ?? item.quantity}
                      busy={busy !== null}
                      onChange={(quantity) => wish({ id: item.productId, name: item.name }, quantity)}
                      onMisfit={misfitOf(item.product?.spokenName ?? item.name)}
                    />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.section} aria-labelledby="order-add">
          <Heading level={3} size="small" id="order-add">
            {texts.once.title}
          </Heading>
          <ProductFinder
            isIn={(productId) => order.items.some((item) => item.productId === productId)}
            busy={busy}
            onAdd={({ id, fullName }) => wish({ id, name: fullName }, 1)}
          />
        </section>
      </div>
    </Drawer>
  );
}

interface AmountProps {
  name: string;
  quantity: number;
  most: number;
  busy: boolean;
  onChange: (quantity: number) => void;
  onMisfit: QuantityStepperProps['onMisfit'];
}

function Amount({ name, quantity, most, busy, onChange, onMisfit }: AmountProps) {
  const texts = useAddingTexts();
  return (
    <QuantityStepper
      tone="tile"
      label={texts.quantityOf(name)}
      decrementLabel={texts.removeOne(name)}
      incrementLabel={texts.addOne(name)}
      removeLabel={texts.removeOf(name)}
      onRemove={() => onChange(0)}
      value={quantity}
      max={packageCounts(most, quantity).length}
      disabled={busy}
      onChange={onChange}
      onMisfit={onMisfit}
    />
  );
}
