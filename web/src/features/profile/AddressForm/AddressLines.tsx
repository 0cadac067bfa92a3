import type { AddressForm_AddressFragment } from './AddressForm.generated.ts';

/** An address as on an envelope. */
export function AddressLines({ address }: { address: AddressForm_AddressFragment }) {
  const { firstName, lastName, address: street, address2, city, state, zipCode } = address;
  return (
    <>
      {firstName} {lastName}
      <br />
      {address2 ? `${street}, ${address2}` : street}
      <br />
      {city}, {state} {zipCode}
    </>
  );
}
