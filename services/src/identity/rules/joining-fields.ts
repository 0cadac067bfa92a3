import { characterCount } from '../../../../server-kit/characters.ts';
import { longestName, personName } from '../../platform/person-name.ts';
import { isZipCode } from '../../../../server-kit/zip-code.ts';

/** What a new shopper entered. */
export interface JoiningEntry {
  firstName: string;
  lastName: string;
  zipCode: string;
  storeId: string;
  clubCard: string | null;
}

export interface JoiningFault {
  field: keyof JoiningEntry;
  code: 'REQUIRED' | 'TOO_LONG' | 'INVALID' | 'ZIP_NOT_FOUND' | 'STORE_NOT_FOUND' | 'CLUB_CARD_NOT_ACCEPTED';
  message: string;
  /** The facts in the message, machine-readable. */
  details?: { limit: number };
}

/** The message for any card number that can't be added, whatever the reason, so that numbers can't be guessed. */
export const cardNotAccepted: JoiningFault = {
  field: 'clubCard',
  code: 'CLUB_CARD_NOT_ACCEPTED',
  message: "We couldn't add this card. Check the number, or leave it out and ask at your store.",
};

/** A card number without the spaces and hyphens it is printed with; null when there is none. */
export const clubCardOf = (typed: string | null | undefined): string | null => typed?.replaceAll(/[\s-]/g, '') || null;

/** Trims the fields. */
export const trimmedEntry = (entry: {
  firstName: string;
  lastName: string;
  zipCode: string;
  storeId: string;
  clubCard?: string | null | undefined;
}): JoiningEntry => ({
  firstName: entry.firstName.trim(),
  lastName: entry.lastName.trim(),
  zipCode: entry.zipCode.trim(),
  storeId: entry.storeId,
  clubCard: clubCardOf(entry.clubCard),
});

interface Known {
  /** Does this ZIP code exist? */
  hasPlace: (zipCode: string) => boolean;
  /** Does the store belong to the banner on whose site the shopper is joining? */
  isStore: boolean;
}

/**
 * What is wrong with the fields, in form order, one problem each (N-7): names of 1 to 50 letters, spaces, periods,
 * hyphens, and apostrophes; a ZIP code that exists; one of the banner's stores; a club card of 11 to 16 digits, if any.
 */
export function joiningFaults(entry: JoiningEntry, { hasPlace, isStore }: Known): JoiningFault[] {
  return [
    ...nameFaults('firstName', entry.firstName, 'Enter your first name'),
    ...nameFaults('lastName', entry.lastName, 'Enter your last name'),
    ...zipFaults(entry.zipCode, hasPlace),
    ...(isStore ? [] : [{ field: 'storeId', code: 'STORE_NOT_FOUND', message: 'Choose a store' } as const]),
    ...(entry.clubCard === null || /^\d{11,16}$/.test(entry.clubCard) ? [] : [cardNotAccepted]),
  ];
}

function nameFaults(field: 'firstName' | 'lastName', name: string, missing: string): JoiningFault[] {
  const length = characterCount(name);
  if (length === 0) return [{ field, code: 'REQUIRED', message: missing }];
  if (length > longestName)
    return [
      {
        field,
        code: 'TOO_LONG',
        message: `Use ${longestName} characters at most (you have ${length})`,
        details: { limit: longestName },
      },
    ];
  return personName.test(name)
    ? []
    : [{ field, code: 'INVALID', message: 'Use letters, spaces, periods, hyphens, and apostrophes' }];
}

function zipFaults(zipCode: string, hasPlace: Known['hasPlace']): JoiningFault[] {
  const field = 'zipCode';
  if (zipCode === '') return [{ field, code: 'REQUIRED', message: 'Enter your ZIP code' }];
  if (!isZipCode(zipCode)) return [{ field, code: 'INVALID', message: 'Enter 5 digits, or 5 + 4' }];
  return hasPlace(zipCode) ? [] : [{ field, code: 'ZIP_NOT_FOUND', message: 'No city found for this ZIP code' }];
}
