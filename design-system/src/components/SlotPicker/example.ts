import type { SlotDay } from './SlotPicker.tsx';

/** Five days of a week in August, for stories and tests. */
export const week: readonly SlotDay[] = [
  {
    key: 'wed',
    title: 'Today',
    date: 'Aug 5',
    short: '5',
    spoken: 'Today, August 5',
    slots: [
      { value: 'wed-14', label: '2–3 PM', spoken: '2 to 3 PM', detail: '$3.95 · 2 left', state: 'few' },
      { value: 'wed-16', label: '4–5 PM', spoken: '4 to 5 PM', detail: '$3.95' },
      { value: 'wed-17', label: '5–6 PM', spoken: '5 to 6 PM', detail: '$3.95 · Full', state: 'full' },
      { value: 'wed-18', label: '6–7 PM', spoken: '6 to 7 PM', detail: '$1.95' },
    ],
  },
  {
    key: 'thu',
    title: 'Thu',
    date: 'Aug 6',
    short: '6',
    spoken: 'Thursday, August 6',
    slots: [
      { value: 'thu-8', label: '8 AM–12 PM', spoken: '8 AM to 12 PM', detail: 'Free · Green', state: 'green' },
      { value: 'thu-14', label: '2–3 PM', spoken: '2 to 3 PM', detail: '$1.95' },
      { value: 'thu-16', label: '4–5 PM', spoken: '4 to 5 PM', detail: 'Free' },
      { value: 'thu-17', label: '5–6 PM', spoken: '5 to 6 PM', detail: 'Free · 1 left', state: 'few' },
    ],
  },
  {
    key: 'fri',
    title: 'Fri',
    date: 'Aug 7',
    short: '7',
    spoken: 'Friday, August 7',
    slots: [
      { value: 'fri-8', label: '8 AM–12 PM', spoken: '8 AM to 12 PM', detail: 'Free · Green', state: 'green' },
      { value: 'fri-12', label: '12–1 PM', spoken: '12 to 1 PM', detail: 'Free' },
      { value: 'fri-16', label: '4–5 PM', spoken: '4 to 5 PM', detail: '$1.95 · Full', state: 'full' },
    ],
  },
  {
    key: 'sat',
    title: 'Sat',
    date: 'Aug 8',
    short: '8',
    spoken: 'Saturday, August 8',
    slots: [{ value: 'sat-10', label: '10 AM–2 PM', spoken: '10 AM to 2 PM', detail: 'Free · Green', state: 'green' }],
  },
  { key: 'sun', title: 'Sun', date: 'Aug 9', short: '9', spoken: 'Sunday, August 9', slots: [] },
];
