import type { Store } from '../stores/index.ts';

const store = (
  storeId: string,
  banner: [key: string, name: string],
  division: string,
  timeZone: string,
  place: string[],
): Store => {
  const [address = '', city = '', state = '', zip = ''] = place;
  const [key, displayBanner] = banner;
  return {
    storeId,
    name: address,
    banner: key,
    displayBanner,
    division,
    timeZone,
    branchId: `b${storeId}`,
    address,
    city,
    state,
    zip,
  };
};

const safeway: [string, string] = ['safeway', 'Safeway'];

/** Six stores in four time zones, each in its own division. */
export const stores = {
  sanFrancisco: store('2910', safeway, 'NORCAL', 'America/Los_Angeles', [
    '2300 16th St',
    'San Francisco',
    'CA',
    '94103',
  ]),
  losAngeles: store('1742', ['vons', 'Vons'], 'SOCAL', 'America/Los_Angeles', [
    '1342 N Alvarado St',
    'Los Angeles',
    'CA',
    '90026',
  ]),
  bellingham: store('3450', ['haggen', 'Haggen'], 'SEATTLE', 'America/Los_Angeles', [
    '2814 Meridian St',
    'Bellingham',
    'WA',
    '98225',
  ]),
  denver: store('0417', safeway, 'INTERMOUNTAIN', 'America/Denver', ['757 E 20th Ave', 'Denver', 'CO', '80205']),
  chicago: store('3245', ['jewelosco', 'Jewel-Osco'], 'JEWEL', 'America/Chicago', [
    '1224 S Wabash Ave',
    'Chicago',
    'IL',
    '60605',
  ]),
  newYork: store('7710', ['acme', 'ACME Markets'], 'MIDATLANTIC', 'America/New_York', [
    '460 3rd Ave',
    'New York',
    'NY',
    '10016',
  ]),
} satisfies Record<string, Store>;

export const everyDivision: readonly string[] = Object.values(stores).map((each) => each.division);
