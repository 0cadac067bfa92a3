import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { useProfileTexts } from '../../../messages/profile.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import { art, clip, ground, sky, words } from './DeliveryCard.css.ts';

export interface DeliveryPlace {
  city: string;
  state: string;
  zipCode: string;
  deliveredFrom: { name: string } | null;
}

interface DeliveryCardProps {
  /** null while nothing is known. */
  place: DeliveryPlace | null;
  /** Name of the shopper's store. */
  store: string;
}

/** Does the store deliver there? Beside the form, it follows the ZIP code. */
export function DeliveryCard({ place, store }: DeliveryCardProps) {
  const texts = useProfileTexts().addresses;
  const isHere = Boolean(place?.deliveredFrom);
  const tone = isHere ? 'here' : 'unknown';
  const where = place && `${place.city}, ${place.state} ${place.zipCode}`;
  const [title, text] =
    where === null
      ? [texts.emptyCard, texts.emptyCardText]
      : isHere
        ? [texts.here, texts.hereText(where, place?.deliveredFrom?.name ?? store)]
        : [texts.elsewhere, texts.elsewhereText(where, store)];
  return (
    <Card as="aside" padding="none" aria-label={title}>
      <div className={clip}>
        <svg className={art} viewBox="0 0 304 142" aria-hidden="true">
          <rect width="304" height="142" className={sky[tone]} />
          <rect y="106" width="304" height="36" className={ground[tone]} />
          {isHere && <image href={pictureSrc('delivery-truck')} x="58" y="36" width="100" height="100" />}
          <image href={pictureSrc('house')} x={isHere ? 176 : 108} y="30" width="88" height="88" />
        </svg>
      </div>
      <div className={words}>
        <Heading level={2} size="lead">
          {title}
        </Heading>
        <Text tone="soft">{text}</Text>
      </div>
    </Card>
  );
}
