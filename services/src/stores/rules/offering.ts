import type { SlotPlan } from './slots.ts';

/** How an order can reach a shopper (S-2). */
export const channels = ['pickup', 'delivery', 'instore'] as const;
export type Channel = (typeof channels)[number];

/** Departments with their own hours; STORE is the whole store (S-73). */
export const departments = ['STORE', 'DELI', 'BAKERY', 'PHARMACY', 'WINE'] as const;
export type Department = (typeof departments)[number];

/** Weekdays in ISO order. */
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
  /** null: use the center of its ZIP code. */
  position: { latitude: number; longitude: number } | null;
  /** Ten digits, `4155550142`; null if nobody answers there. */
  phone: string | null;
  channels: readonly Channel[];
  wineShop: boolean;
  ecomDeli: boolean;
  orderPreparation: boolean;
  hours: readonly OpenHours[];
  /** ZIP codes it delivers to, or how they begin: `941`. */
  deliveryAreas: readonly string[];
  slotPlans: readonly SlotPlan[];
}

/** The default for a store nothing else is known about: shopping in person. */
export const plainOffering: Offering = {
  position: null,
  phone: null,
  channels: ['instore'],
  wineShop: false,
  ecomDeli: false,
  orderPreparation: false,
  hours: [],
  deliveryAreas: [],
  slotPlans: [],
};

/** Minutes since midnight as clock time: 390 is `06:30`, and the end of the day is `24:00`. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
