const statesByCode = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

const longest = 200;

/** The 50 states by name (G-54); with the District of Columbia when it is configured (N-7). */
export const statesOf = ({ withDc }: { withDc: boolean }): { code: string; name: string }[] =>
  Object.entries(statesByCode)
    .map(([code, name]) => ({ code, name }))
    .filter(({ code }) => code !== 'DC' || withDc);

/** The numbers from one to another, both included; at most 200 (G-56). */
export const numberList = (from: number, to: number): number[] =>
  Array.from({ length: Math.min(Math.max(0, to - from + 1), longest) }, (_, index) => from + index);

/** The year of `today` and the years before it, newest first (G-56). */
export const yearList = (today: Temporal.PlainDate, back: number): number[] =>
  numberList(0, Math.max(0, back)).map((age) => today.year - age);
