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

const neighbor = (of: Store, storeId: string, address: string, city: string, zip: string): Store => ({
  ...of,
  storeId,
  name: address,
  branchId: `b${storeId}`,
  address,
  city,
  zip,
});

const { sanFrancisco, losAngeles, bellingham, denver, chicago } = stores;

/** More stores in the same banners and divisions, so a ZIP code search has something to find (G-120). */
export const neighbors: readonly Store[] = [
  neighbor(sanFrancisco, '0985', '1335 Webster St', 'San Francisco', '94115'),
  neighbor(sanFrancisco, '1490', '2020 Market St', 'San Francisco', '94114'),
  neighbor(sanFrancisco, '0711', '5290 Diamond Heights Blvd', 'San Francisco', '94131'),
  neighbor(sanFrancisco, '0995', '145 Jackson St', 'San Francisco', '94111'),
  neighbor(sanFrancisco, '0964', '15 Marina Blvd', 'San Francisco', '94123'),
  neighbor(sanFrancisco, '2606', '730 Taraval St', 'San Francisco', '94116'),
  neighbor(sanFrancisco, '0909', '4950 Mission St', 'San Francisco', '94112'),
  neighbor(sanFrancisco, '2646', '850 La Playa St', 'San Francisco', '94121'),
  neighbor(sanFrancisco, '3132', '3889 San Pablo Ave', 'Emeryville', '94608'),
  neighbor(sanFrancisco, '0691', '1444 Shattuck Pl', 'Berkeley', '94709'),
  neighbor(losAngeles, '2224', '3461 W 3rd St', 'Los Angeles', '90020'),
  neighbor(bellingham, '3451', '1401 12th St', 'Bellingham', '98225'),
  neighbor(denver, '1548', '560 Corona St', 'Denver', '80218'),
  neighbor(chicago, '3443', '550 N State St', 'Chicago', '60654'),
];

export const everyDivision: readonly string[] = Object.values(stores).map((each) => each.division);
