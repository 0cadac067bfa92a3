import type { JoinTexts } from '../../../messages/account/join.ts';
import { isWholeZip } from '../../../ui/fields/zip-code.ts';

/** The form's fields, in order. */
export const fieldNames = ['firstName', 'lastName', 'zipCode', 'storeId', 'clubCard', 'acceptsTerms'] as const;
export type FieldName = (typeof fieldNames)[number];

/** What a new shopper entered. */
export interface JoinEntry {
  firstName: string;
  lastName: string;
  zipCode: string;
  storeId: string;
  clubCard: string;
  acceptsTerms: boolean;
  wantsDeals: boolean;
}

/** Nothing is agreed to in advance. */
export const emptyEntry: JoinEntry = {
  firstName: '',
  lastName: '',
  zipCode: '',
  storeId: '',
  clubCard: '',
  acceptsTerms: false,
  wantsDeals: false,
};

/** What is wrong with a field, in the shopper's words. */
export type Faults = Partial<Record<FieldName, string>>;

/** What is missing, checked before anything is sent; the services check the rest (N-7). */
export function missingFields(entry: JoinEntry, { missing, invalidZip }: JoinTexts): Faults {
  const zipCode = entry.zipCode.trim();
  return {
    ...(entry.firstName.trim() === '' && { firstName: missing.firstName }),
    ...(entry.lastName.trim() === '' && { lastName: missing.lastName }),
    ...(!isWholeZip(zipCode) && { zipCode: zipCode === '' ? missing.zipCode : invalidZip }),
    // Without a ZIP code, there is no store to choose.
    ...(isWholeZip(zipCode) && entry.storeId === '' && { storeId: missing.storeId }),
    ...(!entry.acceptsTerms && { acceptsTerms: missing.acceptsTerms }),
  };
}

/** The first field with a fault, in form order. */
export const firstFault = (faults: Faults): FieldName | undefined => fieldNames.find((name) => faults[name]);

/** Id of a field's control. */
export const controlId = (field: FieldName): string => `join-${field}`;
