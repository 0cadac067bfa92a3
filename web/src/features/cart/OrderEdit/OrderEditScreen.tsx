import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useEffect, useEffectEvent } from 'react';
import { pathTo, screens } from '../../../app/routing/paths.ts';
import { useOrderEditTexts } from '../../../messages/order-edit.ts';
import { OrderCartDocument, type OrderCartQuery } from '../keeper/OrderCart.generated.ts';
import { useKept, useWholeCarts } from '../keeper/useKeeper.ts';
import * as screen from '../screen/CartScreen.css.ts';
import { useTellKeeper } from '../screen/useTellKeeper.ts';
import { editLines, skeleton, whatChanges } from './parts.ts';
import { aboveSave } from './OrderEdit.css.ts';
import { useOrderEdit } from './useOrderEdit.ts';

type Carts = NonNullable<OrderCartQuery['carts']>;

interface OrderEditScreenProps {
  carts: Carts;
  orderNumber: string;
}

/** An order that is being changed: nothing changes until it's saved (S-22, N-62). It is opened for changes when it isn't yet. */
export function OrderEditScreen({ carts, orderNumber }: OrderEditScreenProps) {
  const texts = useOrderEditTexts();
  const wanted = useKept('lines');
  const isSettling = useKept('isSettling');
  useWholeCarts(OrderCartDocument);
  useTellKeeper(carts);
  const { open, failure, busy } = useOrderEdit(orderNumber);
  const edit = carts.edit?.id === orderNumber ? carts.edit : null;
  const openOnce = useEffectEvent(() => {
    if (!edit) void open();
  });
  useEffect(() => openOnce(), [orderNumber]);
  if (!edit && failure && !busy)
    return (
      <EmptyState
        title={texts.notOpen}
        headingLevel={1}
        actions={
          <ButtonLink tone="primary" href={screens.orders}>
            {texts.toOrders}
          </ButtonLink>
        }
      >
        {failure}
      </EmptyState>
    );
  return (
    <div className={screen.page}>
      <header>
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        {edit && (
          <Text tone="soft">
            {edit.placeText} <TextLink href={`${pathTo('order', { orderNumber })}#time`}>{texts.changeTime}</TextLink>
          </Text>
        )}
      </header>
      {edit ? (
        <div className={`${screen.columns} ${aboveSave}`}>
          <editLines.Part edit={edit} wanted={wanted} />
          <div className={screen.rail}>
            <whatChanges.Part edit={edit} isSettling={isSettling} />
          </div>
        </div>
      ) : (
        <skeleton.Part />
      )}
    </div>
  );
}
