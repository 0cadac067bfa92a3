import { characterCount } from '@larder/design-system/characters';
import { phoneDigits } from '../../../ui/fields/phone-number.ts';
import type { HandOverKind } from '../../../graphql/schema-types.ts';
import type { CheckoutTexts } from '../../../messages/checkout.ts';
import type { Fault } from '../StepAlert/StepAlert.tsx';
import { type Checkout, problemsOf } from '../steps.ts';
import type { Choices } from '../useCheckoutChange.ts';

/** Most that a note for the driver holds. */
export const noteLimit = 200;
const leavePlaces = ['FRONT_DOOR', 'LOBBY', 'SIDE_GATE', 'NEIGHBOR'] as const;
export const allLeavePlaces = [...leavePlaces, 'PORCH', 'OTHER'] as const;
export type LeavePlace = (typeof allLeavePlaces)[number];

/** The places to choose from, and the one that was chosen when there were others. */
export const placesFor = (chosen: LeavePlace): readonly LeavePlace[] =>
  leavePlaces.some((place) => place === chosen) ? leavePlaces : [...leavePlaces, chosen];

/** What the shopper has filled in for the hand-over. */
export interface PlaceEntry {
  addressId: string;
  kind: Extract<HandOverKind, 'ATTENDED' | 'UNATTENDED'>;
  leaveAt: LeavePlace;
  instructions: string;
  phone: string;
}

/** Id of a field's control, by the input field that it fills. */
export const controlId = (field: keyof PlaceEntry): string => `checkout-${field}`;

/** What the form begins with: what was chosen before; else the first saved address, to a person, with the shopper's own number. */
export function entryOf(
  { handOver }: Checkout,
  known: { addressIds: readonly string[]; phone: string | null },
): PlaceEntry {
  const { addressId, kind, leaveAt, instructions, phone, canBeUnattended } = handOver;
  const saved = known.addressIds.find((id) => id === addressId) ?? known.addressIds[0];
  return {
    addressId: saved ?? '',
    kind: kind === 'UNATTENDED' && canBeUnattended ? 'UNATTENDED' : 'ATTENDED',
    leaveAt: allLeavePlaces.find((place) => place === leaveAt) ?? 'FRONT_DOOR',
    instructions: instructions ?? '',
    phone: phone ?? known.phone ?? '',
  };
}

/** What is sent: of a delivery everything, of a pickup the number only. A guest has no address yet. */
export function choicesOf({ addressId, kind, leaveAt, instructions, phone }: PlaceEntry, isDelivery: boolean): Choices {
  const reach = phone.trim() === '' ? {} : { phone: phoneDigits(phone) ?? phone };
  if (!isDelivery) return reach;
  return {
    ...reach,
    ...(addressId ? { addressId } : {}),
    handOver: kind,
    ...(kind === 'UNATTENDED' ? { leaveAt } : {}),
    instructions: instructions.trim(),
  };
}

/** What can be seen to be wrong before anything is sent. */
export function faultsOf(
  entry: PlaceEntry,
  { isDelivery, needsPhone, isGuest }: { isDelivery: boolean; needsPhone: boolean; isGuest: boolean },
  { place }: CheckoutTexts,
): Fault[] {
  const faults: Fault[] = [];
  if (isDelivery && !isGuest && entry.addressId === '')
    faults.push({ id: controlId('addressId'), message: place.addressMissing });
  if (isDelivery && characterCount(entry.instructions) > noteLimit)
    faults.push({ id: controlId('instructions'), message: place.tooLong(noteLimit) });
  if (!needsPhone) return faults;
  if (entry.phone.trim() === '') faults.push({ id: controlId('phone'), message: place.phoneMissing });
  else if (phoneDigits(entry.phone) === null) faults.push({ id: controlId('phone'), message: place.phoneInvalid });
  return faults;
}

const controlOf: Partial<Record<string, keyof PlaceEntry>> = {
  ADDRESS_NEEDED: 'addressId',
  ADDRESS_NOT_FOUND: 'addressId',
  OUTSIDE_DELIVERY_AREA: 'addressId',
  PHONE_NEEDED: 'phone',
  UNATTENDED_RESTRICTED: 'kind',
};

/** A refusal as a fault of the control that it is about. */
export function faultOf({ code, field, message }: { code: string; field?: string | null; message: string }): Fault {
  const named = field === 'handOver' ? 'kind' : field;
  const control =
    controlOf[code] ?? (['addressId', 'phone', 'instructions', 'kind'] as const).find((one) => one === named);
  return { id: controlId(control ?? (code === 'INVALID' ? 'phone' : 'kind')), message };
}

/** What the server finds in the way: what is only missing is said when the shopper wants to go on. */
export const placeFaults = (checkout: Checkout, wasTried: boolean): Fault[] =>
  problemsOf(checkout, 'PLACE')
    .filter(({ code }) => wasTried || (code !== 'ADDRESS_NEEDED' && code !== 'PHONE_NEEDED'))
    .map(faultOf);
