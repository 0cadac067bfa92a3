import { fieldNames } from '../../../platform/imports/field-names.ts';
import type { Department } from '../offering.ts';
import { weekdayNames } from './hours-text.ts';

/** What is said by weekday, and the department whose hours they are; of the two channels, the times on offer. */
export const departmentsOf = {
  hours: 'STORE',
  deli: 'DELI',
  bakery: 'BAKERY',
  pharmacy: 'PHARMACY',
  wine: 'WINE',
} as const satisfies Record<string, Department>;
export const hourGroups = ['hours', 'deli', 'bakery', 'pharmacy', 'wine'] as const;
export const timeGroups = ['pickup', 'delivery'] as const;
/** How a channel's times are, for all weekdays. */
export const timeTerms = ['Window', 'Lead', 'Capacity', 'Fee'] as const;

export type Group = (typeof hourGroups)[number] | (typeof timeGroups)[number];
const dayEnds = weekdayNames.map(
  (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<typeof name>,
);
type DayEnd = (typeof dayEnds)[number];
type GroupField = Group | `${Group}${DayEnd}` | `${(typeof timeGroups)[number]}${(typeof timeTerms)[number]}`;

const plain = {
  storeId: 'storeid storenumber store number id',
  name: 'name storename',
  banner: 'banner',
  displayBanner: 'displaybanner bannername',
  division: 'division',
  timeZone: 'timezone',
  branchId: 'branchid branch',
  address: 'address streetaddress addressline1',
  address2: 'address2 addressline2',
  city: 'city',
  state: 'state',
  zip: 'zip zip5 zipcode postalcode',
  latitude: 'latitude lat',
  longitude: 'longitude lon lng long',
  phone: 'phone phonenumber telephone',
  channels: 'channels channel',
  wineShop: 'wineshop',
  ecomDeli: 'ecomdeli',
  orderPreparation: 'orderpreparation',
  default: 'default isdefault defaultstore',
  deliveryZips: 'deliveryzips deliveryzipcodes deliveryareas deliversto',
  times: 'times timesonoffer slots',
} as const;
export type FieldName = keyof typeof plain | GroupField;
/** What a record says, by our names for its fields. One that isn't said is missing; one that is said to be nothing is empty. */
export type Given = Readonly<Partial<Record<FieldName, string>>>;

/** Fields of groups, with other names: `deliMon` is also `deliHoursMon`. */
const groupAliases = [...hourGroups, ...timeGroups].flatMap((group) =>
  fieldsIn(group).map((field) => {
    const alias = field.toLowerCase();
    const isHours = group !== 'hours' && group !== 'pickup' && group !== 'delivery';
    return [field, isHours ? `${alias} ${group}hours${alias.slice(group.length)}` : alias] as const;
  }),
);

const { fieldOf: ours } = fieldNames<FieldName>({
  ...plain,
  ...(Object.fromEntries(groupAliases) as Record<GroupField, string>),
});
/** Our name for a column; undefined for one that nothing is read from. */
export const fieldOf = ours;

/** What records with these fields are; or what they would need, in words. */
export const kindsOf = (has: ReadonlySet<FieldName>): readonly ['store'] | string =>
  has.has('storeId') || (['name', 'address', 'city', 'state', 'zip'] as const).every((field) => has.has(field))
    ? ['store']
    : 'A store needs storeId, or name, address, city, state, and zip.';

/** The fields of a group of them, such as the hours of the deli by weekday. */
export function fieldsIn(group: Group): readonly GroupField[] {
  const days = dayEnds.map((day) => `${group}${day}` as const);
  if (group !== 'pickup' && group !== 'delivery') return [group, ...days];
  return [group, ...days, ...timeTerms.map((term) => `${group}${term}` as const)];
}

/** What a group says of each weekday (1 is Monday), with the field that says it; nothing where all of it is missing. */
export const daysOfGroup = (given: Given, group: Group): { weekday: number; field: FieldName; text: string }[] =>
  dayEnds.flatMap((day, at) => {
    const field = [`${group}${day}` as const, group].find((name) => given[name] !== undefined);
    return field === undefined ? [] : [{ weekday: at + 1, field, text: given[field] ?? '' }];
  });

/**
 * A line of JSON with one level: `{"hours": {"mon": "7:00-23:00"}}` says hoursMon; times on offer stay as they are written,
 * a list of texts is separated by spaces, and null says nothing is there.
 */
export function flatLine(line: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
      if (key === 'times' && value !== null) return [[key, JSON.stringify(value)]];
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[key, flatValue(value)]];
      return Object.entries(value).map(([part, each]) => [`${key}${part}`, flatValue(each)]);
    }),
  );
}

function flatValue(value: unknown): unknown {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join(' ') : value;
}
