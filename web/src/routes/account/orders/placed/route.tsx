import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { Suspense } from 'react';
import { data as response, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { lazyPart } from '../../../../app/loading/loadable.tsx';
import { errorAt, query } from '../../../../app/data/query.ts';
import { screens } from '../../../../app/routing/paths.ts';
import { useCarts } from '../../../../features/cart/useCarts.ts';
import { moneyText } from '../../../../features/checkout/money-text.ts';
import { useOrdersTexts } from '../../../../messages/orders.ts';
import { usePlacedTexts } from '../../../../messages/placed.ts';
import { PageTitle } from '../../../../ui/PageTitle/PageTitle.tsx';
import { OrderPlacedDocument, type OrderPlacedQuery, useOrderPlacedData } from './OrderPlaced.generated.ts';
import * as styles from './placed.css.ts';
import { PlacedPicture } from './PlacedPicture.tsx';

const PushAsk = lazyPart(async () => (await import('../../../../features/phone/PushAsk.tsx')).PushAsk);

type Order = NonNullable<OrderPlacedQuery['order']>;

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { data, errors } = await query(args, OrderPlacedDocument, { number: args.params['orderNumber'] ?? '' });
  const failure = errorAt(errors, 'order');
  if (failure && !data.order) throw response({ reason: 'UNAVAILABLE', message: failure.message }, { status: 503 });
  if (!data.order) throw response(null, { status: 404 });
  return null;
}

/** `/account/orders/:orderNumber/placed`: the next meeting, what it costs, and what can still be changed. */
export function Component() {
  const { placed } = usePlacedTexts();
  const { place } = useOrdersTexts();
  const { orderNumber = '' } = useParams();
  const { order } = useOrderPlacedData({ number: orderNumber });
  if (!order) return null;
  const shown = order.lines.flatMap(({ product }) => product?.pictures ?? []);
  const pictures = [...new Map(shown.map((each) => [each.photo?.src ?? each.card, each])).values()];
  return (
    <div className={styles.columns}>
      <PageTitle>{placed.title}</PageTitle>
      <Card as="section" padding="none" aria-labelledby="placed-title">
        <PlacedPicture pictures={pictures} />
        <div className={styles.words}>
          <p className={styles.status}>
            <Icon name="circle-check" size={20} />
            {placed.status}
          </p>
          <Heading level={1} size="landing" id="placed-title" tabIndex={-1}>
            {order.meetingText ?? order.title}
          </Heading>
          <Text size="lead" tone="soft">
            {[order.placedText, order.meetingText ? order.title : '', order.placeText]
              .filter(Boolean)
              .map(sentence)
              .join(' ')}
          </Text>
          <Facts order={order} />
          <div className={styles.actions}>
            {order.canEdit && (
              <ButtonLink tone="primary" icon="plus" href={order.editPath}>
                {placed.add}
              </ButtonLink>
            )}
            {order.calendarPath && (
              <ButtonLink tone="outline" icon="calendar" href={order.calendarPath} download>
                {placed.calendar}
              </ButtonLink>
            )}
            {order.channel === 'PICKUP' && order.store && (
              <ButtonLink
                tone="outline"
                icon="navigation"
                href={place.directionsTo(`${order.store.address}, ${order.store.cityLine}`)}
                target="_blank"
                rel="noreferrer"
              >
                {place.directions}
              </ButtonLink>
            )}
            <ButtonLink tone="outline" href={order.path}>
              {placed.view}
            </ButtonLink>
          </div>
        </div>
      </Card>
      <div className={styles.rail}>
        <Suspense>
          <PushAsk kind="ORDERS" />
        </Suspense>
        <Points order={order} />
        <OtherCarts />
      </div>
    </div>
  );
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function Facts({ order }: { order: Order }) {
  const { placed } = usePlacedTexts();
  const { totalLabel, total, savings, changeUntilText } = order;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.term}>{totalLabel}</dt>
        <dd className={styles.value}>{moneyText(total)}</dd>
      </div>
      {savings && (
        <div className={styles.fact}>
          <dt className={styles.term}>{placed.saved}</dt>
          <dd className={styles.value}>
            <SavingsBadge as="strong">{moneyText(savings)}</SavingsBadge>
          </dd>
        </div>
      )}
      {changeUntilText && (
        <div className={styles.fact}>
          <dt className={styles.term}>{placed.until}</dt>
          <dd className={styles.value}>{changeUntilText}</dd>
        </div>
      )}
    </dl>
  );
}

/** What the order earns, as an estimate with its arithmetic (N-10, N-11). */
function Points({ order: { pointsText, pointsDetail } }: { order: Order }) {
  const { placed } = usePlacedTexts();
  if (!pointsText) return null;
  return (
    <Card as="section" aria-labelledby="placed-points">
      <div className={styles.card}>
        <Heading level={2} size="lead" id="placed-points">
          {placed.pointsTitle}
        </Heading>
        <Text>{pointsText}</Text>
        {pointsDetail && (
          <Text size="meta" tone="soft">
            {pointsDetail}
          </Text>
        )}
        <div>
          <ButtonLink tone="outline" href={screens.gameGrid}>
            {placed.games}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

/** What is still in the carts, once that is known. */
function OtherCarts() {
  const { placed } = usePlacedTexts();
  const { itemCount, updatedAt, edit } = useCarts();
  if (updatedAt === null || itemCount === 0 || edit) return null;
  return (
    <Card as="section" aria-labelledby="placed-cart">
      <div className={styles.card}>
        <Heading level={2} size="lead" id="placed-cart">
          {placed.left(itemCount)}
        </Heading>
        <Text tone="soft">{placed.leftText}</Text>
        <div>
          <ButtonLink tone="outline" href={screens.cart}>
            {placed.cart}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
