/** How an order can reach a shopper (S-2). */
export const channels = ['pickup', 'delivery', 'instore'] as const;
export type Channel = (typeof channels)[number];

/** Departments with hours of their own; STORE is the whole store (S-73). */
export const departments = ['STORE', 'DELI', 'BAKERY', 'PHARMACY', 'WINE'] as const;
export type Department = (typeof departments)[number];

/** Weekdays in ISO's order. */
export const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** Hours of a department on one weekday (1 is Monday), in minutes of the store's day; 1440 is midnight. */
export interface OpenHours {
  department: Department;
  weekday: number;
  startMinute: number;
  endMinute: number;
}

/** What a store offers (S-73). */
export interface Offering {
  /** null: the middle of its ZIP code counts. */
  position: { latitude: number; longitude: number } | null;
  channels: readonly Channel[];
  wineShop: boolean;
  ecomDeli: boolean;
  orderPreparation: boolean;
  hours: readonly OpenHours[];
}

/** What is taken for granted of a store that nothing is known of: one can walk in. */
export const plainOffering: Offering = {
  position: null,
  channels: ['instore'],
  wineShop: false,
  ecomDeli: false,
  orderPreparation: false,
  hours: [],
};

/** Minutes of a day as a clock shows them: 390 is `06:30`, the end of the day `24:00`. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
