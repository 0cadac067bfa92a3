import { characterCount } from '../../../../server-kit/characters.ts';
import { isZipCode } from '../../../../server-kit/zip-code.ts';
import { longestName, personName } from '../../platform/person-name.ts';
import type { Place } from '../../platform/zip/zip-index.ts';

/** What a shopper entered. */
export interface AddressEntry {
  firstName: string;
  lastName: string;
  address: string;
  address2?: string | null | undefined;
  city: string;
  state: string;
  zipCode: string;
}

/** An address as stored. */
export type AddressFields = Record<Exclude<keyof AddressEntry, 'address2'>, string> & { address2: string | null };

export interface FieldFault {
  field: keyof AddressFields;
  code: 'REQUIRED' | 'TOO_LONG' | 'INVALID' | 'ZIP_NOT_FOUND' | 'STATE_MISMATCH' | 'CITY_MISMATCH' | 'PO_BOX';
  message: string;
  /** The facts in the message, machine-readable. */
  details?: { limit: number };
}

interface Places {
  find: (zipCode: string) => Place | null;
  /** Two-letter codes of the states we deliver to: the 50, plus DC if configured. */
  states: ReadonlySet<string>;
  /** Is a ZIP code far from the city of that name? Not for a name that nobody knows, as a part of a city may be. */
  isFar: (city: Place, zipCode: string) => boolean;
}

/** No van goes to a post office. */
const poBox = /\bp\W{0,2}o\W{0,2}box\b|\bpost\s+office\s+box\b|^\W*p\.?o\.?b\.?\s*#?\s*\d/iu;

const most = { firstName: longestName, lastName: longestName, address: 60, address2: 40, city: 40 } as const;
const missing = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  address: 'Enter your address',
  city: 'Enter your city',
  state: 'Choose a state',
  zipCode: 'Enter your ZIP code',
} as const;
const isStreet: ReadonlySet<keyof AddressFields> = new Set(['address', 'address2']);
const badName = 'Use letters, spaces, periods, hyphens, and apostrophes';

/** Trims the fields and capitalizes the state code. */
export function trimmed(entry: AddressEntry): AddressFields {
  return {
    firstName: entry.firstName.trim(),
    lastName: entry.lastName.trim(),
    address: entry.address.trim(),
    address2: entry.address2?.trim() || null,
    city: entry.city.trim(),
    state: entry.state.trim().toUpperCase(),
    zipCode: entry.zipCode.trim(),
  };
}

/**
 * An address's problems in form order, at most one per field (N-7): names of 1 to 50 letters, spaces,
 * periods, hyphens and apostrophes; address 1 to 60, second line at most 40, neither a PO box; city 1 to 40; a state we deliver
 * to; a ZIP code of 5 or 5 + 4 digits that exists, is in the state, and isn't far from the city.
 */
export function addressFaults(fields: AddressFields, { find, states, isFar }: Places): FieldFault[] {
  const faults: FieldFault[] = [];
  const fault = (
    field: FieldFault['field'],
    code: FieldFault['code'],
    message: string,
    details?: FieldFault['details'],
  ) => void faults.push({ field, code, message, ...(details ? { details } : {}) });

  const checkText = (field: keyof typeof most, pattern: RegExp, wrong: string) => {
    const text = fields[field];
    const length = characterCount(text ?? '');
    const limit = most[field];
    if (length > limit) fault(field, 'TOO_LONG', `Use ${limit} characters at most (you have ${length})`, { limit });
    else if (length > 0 && !pattern.test(text ?? '')) fault(field, 'INVALID', wrong);
    else if (isStreet.has(field) && poBox.test(text ?? ''))
      fault(field, 'PO_BOX', "We can't deliver to a PO box. Enter a street address");
    else if (length === 0 && field !== 'address2') fault(field, 'REQUIRED', missing[field]);
  };
  checkText('firstName', personName, badName);
  checkText('lastName', personName, badName);
  checkText('address', /^\P{C}+$/u, 'Use letters, numbers, and punctuation');
  checkText('address2', /^\P{C}+$/u, 'Use letters, numbers, and punctuation');

  const { zipCode, state } = fields;
  const place = find(zipCode);
  if (zipCode === '') fault('zipCode', 'REQUIRED', missing.zipCode);
  else if (!isZipCode(zipCode)) fault('zipCode', 'INVALID', 'Enter 5 digits, or 5 + 4');
  else if (!place) fault('zipCode', 'ZIP_NOT_FOUND', 'No city found for this ZIP code');

  checkText('city', /^\P{C}+$/u, 'Use letters, numbers, and punctuation');
  if (state === '') fault('state', 'REQUIRED', missing.state);
  else if (!states.has(state)) fault('state', 'INVALID', 'Choose a state from the list');
  else if (place && place.state !== state)
    fault('state', 'STATE_MISMATCH', `ZIP code ${zipCode} is in ${place.state}, not ${state}`);
  else if (place && isFar({ city: fields.city, state }, zipCode))
    fault('city', 'CITY_MISMATCH', `ZIP code ${zipCode} is in ${place.city}, not ${fields.city}`);
  return faults;
}
