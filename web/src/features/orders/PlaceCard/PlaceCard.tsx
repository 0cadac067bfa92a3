import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { LeaveInstead } from './LeaveInstead.tsx';
import { isComing } from '../states.ts';
import type { PlaceCard_OrderFragment } from './PlaceCard.generated.ts';
import { actions, place } from './PlaceCard.css.ts';

/** Where an order is handed over, how it's paid, and the way there; while it is on its way, how its driver is reached. */
export function PlaceCard({ order }: { order: PlaceCard_OrderFragment }) {
  const { place: texts } = useOrdersTexts();
  const titleId = useId();
  const { channel, placeText, placeDetail, paymentText, otherHandOver, store, today } = order;
  const driver = today?.journey?.contact;
  // Whoever waits for an order may have to ask about it.
  const canCall = Boolean(store?.phonePath) && isComing(order) && !driver;
  // There is nothing to come for.
  const hasWay = channel === 'PICKUP' && order.state !== 'CANCELLED';
  return (
    <Card as="section" padding="medium" aria-labelledby={titleId}>
      <div className={place}>
        <Heading level={2} size="lead" id={titleId}>
          {texts.title[channel]}
        </Heading>
        <div>
          {[placeText, placeDetail, paymentText].map(
            (text) =>
              text && (
                <Text key={text} tone="soft">
                  {text}
                </Text>
              ),
          )}
        </div>
        {driver && (
          <div className={actions}>
            <ButtonLink tone="outline" size="small" icon="message-circle" href={driver.messagePath}>
              {driver.messageText}
            </ButtonLink>
            <ButtonLink tone="outline" size="small" icon="phone" href={driver.callPath} aria-label={driver.callText}>
              {texts.callDriver}
            </ButtonLink>
          </div>
        )}
        {otherHandOver && <LeaveInstead orderNumber={order.id} other={otherHandOver} />}
        {store && (hasWay || canCall) && (
          <div className={actions}>
            {hasWay && (
              <ButtonLink
                tone="outline"
                size="small"
                icon="navigation"
                href={texts.directionsTo(`${store.address}, ${store.cityLine}`)}
                target="_blank"
                rel="noreferrer"
              >
                {texts.directions}
              </ButtonLink>
            )}
            {canCall && (
              <ButtonLink
                tone="outline"
                size="small"
                icon="phone"
                href={store.phonePath ?? ''}
                aria-label={texts.callAt(store.phoneText ?? '')}
              >
                {texts.call}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
