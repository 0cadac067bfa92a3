import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Status } from '@larder/design-system/Status';
import { Stepper } from '@larder/design-system/Stepper';
import { Text } from '@larder/design-system/Text';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { shapeOf } from '../states.ts';
import { ImHere } from './ImHere.tsx';
import { OrderMap } from './OrderMap.tsx';
import * as styles from './OrderToday.css.ts';
import type { OrderToday_OrderFragment } from './OrderToday.generated.ts';

type Today = NonNullable<OrderToday_OrderFragment['today']>;

/** The day of an order: where its driver is, or that it waits at the store, and its way so far (N-61). */
export function OrderToday({ order, today }: { order: OrderToday_OrderFragment; today: Today }) {
  const texts = useOrdersTexts();
  const { state, stateText, track } = order;
  const { journey } = today;
  const steps = track.map(({ title: name, text: note }) => ({ key: name, title: name, note }));
  return (
    <Card as="section" padding="none" aria-label={texts.progress}>
      <div className={styles.clip}>
        {journey && <OrderMap journey={journey} />}
        <div className={styles.words}>
          <div className={styles.status}>
            <Status kind={shapeOf[state]}>{stateText}</Status>
            {journey && (
              <Text as="span" size="meta" tone="soft">
                {journey.seenText}
              </Text>
            )}
          </div>
          {journey && (
            <Heading level={2} size="lead">
              {journey.text}
            </Heading>
          )}
          <div className={styles.way}>
            <Stepper
              label={texts.progress}
              doneLabel={texts.stepDone}
              steps={steps}
              current={track.find((point) => point.state === 'CURRENT')?.title}
            />
          </div>
          {today.canSayImHere && (
            <ImHere orderNumber={order.id} arrivalText={today.arrivalText} onTheWayText={today.onTheWayText} />
          )}
        </div>
      </div>
    </Card>
  );
}
