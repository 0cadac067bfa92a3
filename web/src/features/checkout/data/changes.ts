import type { ApolloClient } from '@apollo/client';
import type { HoldSlotInput, PlaceOrderInput, SetCheckoutInput } from '../../../graphql/schema-types.ts';
import { change } from '../../../writes/change.ts';
import { HoldSlotDocument, SetCheckoutDocument } from './ChangeCheckout.generated.ts';
import { PlaceOrderDocument } from './PlaceOrder.generated.ts';

/** Holds a time. @throws what `failureOf` reads */
export const holdSlot = async (client: ApolloClient, input: HoldSlotInput) =>
  (
    await change(client, {
      mutation: HoldSlotDocument,
      variables: { input },
      isAnswered: (data) => Boolean(data.holdSlot),
    })
  ).data.holdSlot;

/** Keeps what was chosen in a step. @throws what `failureOf` reads */
export const setCheckout = async (client: ApolloClient, input: SetCheckoutInput) =>
  (
    await change(client, {
      mutation: SetCheckoutDocument,
      variables: { input },
      isAnswered: (data) => Boolean(data.setCheckout),
    })
  ).data.setCheckout;

/** Places the order. @throws what `failureOf` reads */
export const placeOrder = async (client: ApolloClient, input: PlaceOrderInput) =>
  (
    await change(client, {
      mutation: PlaceOrderDocument,
      variables: { input },
      isAnswered: (data) => Boolean(data.placeOrder),
    })
  ).data.placeOrder;
