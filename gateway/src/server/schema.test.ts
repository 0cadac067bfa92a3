import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';

interface Described {
  name: string;
  description?: string | null | undefined;
}

/** Everything in the schema that a developer can point at, by its path. */
function everything(): [string, Described][] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return types.flatMap((type): [string, Described][] => {
    if (isEnumType(type)) return [[type.name, type], ...inside(type.name, type.getValues())];
    if (isInputObjectType(type)) return [[type.name, type], ...inside(type.name, Object.values(type.getFields()))];
    if (!isObjectType(type) && !isInterfaceType(type)) return [[type.name, type]];
    const fields = Object.values(type.getFields());
    return [
      [type.name, type],
      ...inside(type.name, fields),
      ...fields.flatMap((field) => inside(`${type.name}.${field.name}`, field.args)),
    ];
  });
}
const inside = (owner: string, parts: readonly Described[]) =>
  parts.map((part): [string, Described] => [`${owner}.${part.name}`, part]);

test('every type, field, argument and enum value is described', () => {
  const all = everything();
  expect(all.length).toBeGreaterThan(250);
  expect(all.filter(([, part]) => !part.description?.trim()).map(([path]) => path)).toEqual([]);
});

test('what is private needs @signedIn', () => {
  const guarded = ['Query', 'Mutation'].flatMap((name) => {
    const type = schema.getType(name);
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    return fields.filter((field) => field.astNode?.directives?.some((each) => each.name.value === 'signedIn'));
  });
  expect(guarded.map((field) => field.name).toSorted()).toEqual([
    'acceptBoxTops',
    'acknowledgeWin',
    'addContact',
    'addPasskey',
    'boxTops',
    'buyAgain',
    'cancelOrder',
    'cancelSubscription',
    'changeFreshPass',
    'changeHandOver',
    'changeMyList',
    'changeOneTimeItem',
    'changeOrderPayment',
    'changeSchedulePlan',
    'changeSubscription',
    'chooseAlternatePrize',
    'chooseSwap',
    'claimWin',
    'clipCoupon',
    'clipForCart',
    'decideSwap',
    'deleteDeliveryAddress',
    'deletePhone',
    'discardOrderEdit',
    'editOrder',
    'forgetPushDevice',
    'holdPrize',
    'markHowItWorksSeen',
    'markNoticeRead',
    'me',
    'moveOrder',
    'myList',
    'optIn',
    'order',
    'orders',
    'placeOrder',
    'play',
    'purchaseHistory',
    'receiveOffer',
    'redeemPrize',
    'releasePrizeHold',
    'removeFromList',
    'removePasskey',
    'renamePasskey',
    'reorder',
    'saveDeliveryAddress',
    'saveOrderEdit',
    'sayImHere',
    'scheduleAndSave',
    'setCommunicationPreferences',
    'setPushDevice',
    'setStockAlert',
    'skipUpcomingOrder',
    'startPasskey',
    'subscribe',
    'takeFreePlay',
    'unclipCoupon',
    'undoClipForCart',
    'useRewards',
    'usuals',
  ]);
});
