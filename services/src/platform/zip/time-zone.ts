/** The zone of a state, or of its larger part. */
const ofState: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
    'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
    'America/Denver': 'CO ID MT NM UT WY',
    'America/Phoenix': 'AZ',
    'America/Los_Angeles': 'CA NV OR WA',
    'America/Anchorage': 'AK',
    'Pacific/Honolulu': 'HI',
  }).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])),
);

/** Where a state has two, the start of the ZIP codes in its smaller part. */
const ofStart: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'America/Chicago': '324 325 420 421 422 423 424 463 464 476 477',
    'America/New_York': '373 374 376 377 378 379',
    'America/Denver': '577 586 693 798 799 885 979',
    'America/Los_Angeles': '835 838',
  }).flatMap(([zone, starts]) => starts.split(' ').map((start) => [start, zone])),
);

/** The IANA time zone of a place in the US; null for an unknown state. Close to a border between zones it may be the neighbor's. */
export const timeZoneAt = (state: string, zip: string): string | null =>
  ofState[state] === undefined ? null : (ofStart[zip.slice(0, 3)] ?? ofState[state]);
