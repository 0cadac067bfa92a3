import type { ProfileTexts } from '../../../messages/profile.ts';
import type { AddressForm_AddressFragment } from './AddressForm.generated.ts';

/** The form's fields, in order: the ZIP code comes before city and state, which it fills in. */
export const fieldNames = ['firstName', 'lastName', 'address', 'address2', 'zipCode', 'city', 'state'] as const;
export type FieldName = (typeof fieldNames)[number];
export type AddressEntry = Record<FieldName, string>;

/** A field the services rejected, and why (N-7). */
export interface FieldFault {
  field: FieldName;
  code: string;
  message: string;
  /** For TOO_LONG: the field's maximum length in characters. */
  limit: number | null;
}

/** A saved address as form values. */
export const entryOf = (address: AddressForm_AddressFragment): AddressEntry => ({
  firstName: address.firstName,
  lastName: address.lastName,
  address: address.address,
  address2: address.address2 ?? '',
  zipCode: address.zipCode,
  city: address.city,
  state: address.state,
});

/** Id of a field's control, for the summary's links. */
export const controlId = (field: FieldName): string => `address-${field}`;

/** One line of the error summary: what is wrong; the field itself says what to do. */
export function summaryLine(
  { field, code, message, limit }: FieldFault,
  entry: AddressEntry,
  texts: ProfileTexts['addressForm'],
): string {
  const label = texts[field];
  if (code === 'REQUIRED') return texts.missing(label);
  if (code === 'TOO_LONG' && limit !== null) return texts.tooLong(label, limit);
  if (code === 'INVALID' && field === 'zipCode') return texts.invalidZip(entry.zipCode.trim());
  return texts.other(label, message);
}
