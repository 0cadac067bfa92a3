import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import type { PlaceCard_OrderFragment } from './PlaceCard.generated.ts';
import { actions, place } from './PlaceCard.css.ts';

/** Where an order is handed over, how it's paid, and the way there. */
export function PlaceCard({ order }: { order: PlaceCard_OrderFragment }) {
  const { place: texts } = useOrdersTexts();
  const titleId = useId();
  const { channel, placeText, placeDetail, paymentText, store } = order;
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
        {channel === 'PICKUP' && store && (
          <div className={actions}>
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
          </div>
        )}
      </div>
    </Card>
  );
}
