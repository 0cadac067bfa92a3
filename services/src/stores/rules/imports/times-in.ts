import { centsOf } from '../../../platform/imports/money.ts';
import { type SlotChannel, slotChannels, type SlotPlan } from '../slots.ts';
import { daysOfGroup, type Given } from './fields.ts';
import { minuteIn, minuteText, spanIn, weekdaysIn, weekdaysText } from './hours-text.ts';

/** How a channel's times are where a file doesn't say: windows of an hour, booked two hours ahead, and so on. */
const usual = {
  pickup: { window: '60', lead: '120', capacity: '8', fee: '0' },
  delivery: { window: '120', lead: '240', capacity: '4', fee: '' },
} as const;

/** The times on offer of a channel that a record gives by weekday, or why there are none, in words. */
export function weeklyTimes(given: Given, channel: SlotChannel): SlotPlan[] | string {
  const days = daysOfGroup(given, channel);
  const terms = termsIn(
    {
      window: given[`${channel}Window`] || usual[channel].window,
      lead: given[`${channel}Lead`] || usual[channel].lead,
      capacity: given[`${channel}Capacity`] || usual[channel].capacity,
      fee: given[`${channel}Fee`] || usual[channel].fee,
    },
    (term) => `${channel}${term.charAt(0).toUpperCase()}${term.slice(1)}`,
  );
  const plans: SlotPlan[] = [];
  for (const { weekday, field, text } of days) {
    const span = spanIn(text);
    if (typeof span === 'string') return `${field} ${span}`;
    if (span === null) continue;
    if (typeof terms === 'string') return terms;
    plans.push({ channel, weekday, firstMinute: span.startMinute, lastMinute: span.endMinute, ...terms });
  }
  return plans;
}

/** Times on offer as a line of JSON has them: the same for some weekdays. Minutes, and dollars. */
export interface TimesLine {
  channel: SlotChannel;
  /** `mon tue`. */
  days: string;
  /** `8:00`. */
  from: string;
  to: string;
  window: number;
  lead: number;
  capacity: number;
  fee: string;
}

/** Times on offer of a list in a line of JSON, or why there are none, in words. */
export function listedTimes(text: string): SlotPlan[] | string {
  const list = listIn(text);
  if (list === null) return "times isn't a list";
  const plans: SlotPlan[] = [];
  for (const [at, line] of list.entries()) {
    const read = plansOf(line as Record<string, unknown> | null);
    if (typeof read === 'string') return `times[${at}] ${read}`;
    plans.push(...read);
  }
  return plans;
}

function listIn(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

function plansOf(line: Record<string, unknown> | null): SlotPlan[] | string {
  if (typeof line !== 'object' || line === null) return "isn't an object";
  const { channel, days, from, to, window, lead, capacity, fee } = Object.fromEntries(
    Object.entries(line).map(([key, value]) => [key, Array.isArray(value) ? value.join(' ') : textOf(value)]),
  );
  if (!isSlotChannel(channel)) return `channel "${channel ?? ''}" is neither pickup nor delivery`;
  const weekdays = weekdaysIn(days ?? 'daily');
  if (typeof weekdays === 'string') return `days ${weekdays}`;
  const [firstMinute, lastMinute] = [minuteIn(from ?? ''), minuteIn(to ?? '')];
  if (firstMinute === null || lastMinute === null || firstMinute >= lastMinute)
    return `from "${from ?? ''}" to "${to ?? ''}" isn't a part of a day, such as 8:00 to 21:00`;
  const { window: w, lead: l, capacity: c, fee: f } = usual[channel];
  const terms = termsIn(
    { window: window ?? w, lead: lead ?? l, capacity: capacity ?? c, fee: fee ?? f },
    (term) => term,
  );
  if (typeof terms === 'string') return terms;
  return weekdays.map((weekday) => ({ channel, weekday, firstMinute, lastMinute, ...terms }));
}

const textOf = (value: unknown): string => (['string', 'number'].includes(typeof value) ? `${value as string}` : '');

const isSlotChannel = (text: string | undefined): text is SlotChannel => slotChannels.some((each) => each === text);

type Terms = Pick<SlotPlan, 'windowMinutes' | 'leadMinutes' | 'capacity' | 'feeCents'>;
/** The most a time on offer may have: a window of half a day, a week's lead. */
const most = { window: 720, lead: 10_080, capacity: 10_000, fee: 10_000 } as const;

function termsIn(
  said: Record<'window' | 'lead' | 'capacity' | 'fee', string>,
  nameOf: (term: string) => string,
): Terms | string {
  const windowMinutes = minutesIn(said.window);
  if (windowMinutes === null || windowMinutes < 15 || windowMinutes > most.window)
    return `${nameOf('window')} "${said.window}" isn't 15 to ${most.window} minutes`;
  const leadMinutes = minutesIn(said.lead);
  if (leadMinutes === null || leadMinutes > most.lead)
    return `${nameOf('lead')} "${said.lead}" isn't minutes or hours within a week, such as 120 or 2h`;
  const capacity = /^\d{1,5}$/.test(said.capacity) ? Number(said.capacity) : 0;
  if (capacity < 1 || capacity > most.capacity)
    return `${nameOf('capacity')} "${said.capacity}" isn't a number of orders from 1 to ${most.capacity}`;
  if (said.fee === '') return `has no ${nameOf('fee')}; 0 is free`;
  const feeCents = /^\$?0+(\.0{1,2})?$/.test(said.fee) ? 0 : centsOf(said.fee);
  if (typeof feeCents === 'string') return `${nameOf('fee')} ${feeCents}`;
  if (feeCents > most.fee) return `${nameOf('fee')} "${said.fee}" is more than a fee can be`;
  return { windowMinutes, leadMinutes, capacity, feeCents };
}

/** `90`, `90 min`, and `2h` in minutes; null when it is none. */
function minutesIn(text: string): number | null {
  const [, count = '', hours] = /^(\d{1,5})\s*(?:m|min|minutes|(h|hours?))?$/.exec(text.trim().toLowerCase()) ?? [];
  if (count === '') return null;
  return Number(count) * (hours === undefined ? 1 : 60);
}

/** Times on offer as a line of JSON says them: those that are the same on several weekdays together. */
export function timesLines(plans: readonly SlotPlan[]): TimesLine[] {
  const groups = Map.groupBy(inOrder(plans), (plan) => JSON.stringify({ ...plan, weekday: null }));
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { channel, firstMinute, lastMinute, windowMinutes, leadMinutes, capacity, feeCents } = first;
    return {
      channel,
      days: weekdaysText(same.map(({ weekday }) => weekday)),
      from: minuteText(firstMinute),
      to: minuteText(lastMinute),
      window: windowMinutes,
      lead: leadMinutes,
      capacity,
      fee: (feeCents / 100).toFixed(2),
    };
  });
}

/** By channel, weekday, and start. */
export const inOrder = (plans: readonly SlotPlan[]): SlotPlan[] =>
  plans.toSorted(
    (one, other) =>
      one.channel.localeCompare(other.channel) ||
      one.weekday - other.weekday ||
      one.firstMinute - other.firstMinute ||
      one.windowMinutes - other.windowMinutes,
  );

/** What a store can't have of its times on offer, in words; null when it can. */
export function timesProblem(plans: readonly SlotPlan[]): string | null {
  const seen = new Set<string>();
  for (const { channel, weekday, firstMinute, lastMinute, windowMinutes } of plans) {
    const when = `${channel} on ${weekdaysText([weekday])} from ${minuteText(firstMinute)}`;
    if (lastMinute - firstMinute < windowMinutes)
      return `${when} is shorter than its window of ${windowMinutes} minutes`;
    const key = [channel, weekday, firstMinute, windowMinutes].join('|');
    if (seen.has(key)) return `${when} is there twice`;
    seen.add(key);
  }
  return null;
}
