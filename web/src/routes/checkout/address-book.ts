import type { AddressBook } from '../../features/checkout/Place/Addresses.tsx';
import type { CheckoutShopperQuery } from './CheckoutPage.generated.ts';

/** What a shopper has saved: null for a guest, and `failed` when it can't be loaded. */
export function bookOf(shopper: CheckoutShopperQuery | undefined, isGuest: boolean): AddressBook | 'failed' | null {
  if (isGuest) return null;
  const { me, referenceData } = shopper ?? {};
  if (!me?.profile || !referenceData) return 'failed';
  const { phones, addresses } = me.profile;
  return {
    name: me,
    phone: (phones.find(({ isPrimary }) => isPrimary) ?? phones[0])?.number ?? null,
    addresses,
    states: referenceData.states,
  };
}
