import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { SlotPicker } from './SlotPicker.tsx';

const nothing = () => {};
const slots = [
  { value: 'a', label: '9–10 AM', spoken: '9 to 10 AM', detail: 'Free', state: 'green' },
  { value: 'b', label: '4–5 PM', spoken: '4 to 5 PM', detail: '$3.95 · 1 left', state: 'few' },
] as const;
const days = [
  { key: 'thu', title: 'Thu', date: 'Aug 6', short: '6', spoken: 'Thursday, August 6', slots },
  { key: 'fri', title: 'Fri', date: 'Aug 7', short: '7', spoken: 'Friday, August 7', slots: [] },
];
const words = { label: 'Pickup time', dayLabel: 'Day', emptyLabel: 'No times this day' };

export const docs: ComponentDocs = {
  anatomy: {
    picture: <SlotPicker {...words} days={days} value="a" onChange={nothing} />,
    parts: [
      { name: 'Day', at: 'fieldset label', note: 'chips in a narrow space, otherwise columns' },
      { name: 'Chosen slot', at: 'label[data-state]:has(:checked)', note: 'inverse' },
      { name: 'Slot', at: 'label[data-state]:not(:has(:checked))', note: 'a time, its fee, and what is left' },
    ],
  },
  do: {
    picture: <SlotPicker {...words} days={days} value="" onChange={nothing} />,
    because: 'Show the fee and what is left on every slot.',
  },
  dont: {
    picture: <SlotPicker {...words} label="Date of birth" days={days} value="b" onChange={nothing} />,
    because: 'Don’t use it for a date people know; use a DateField.',
  },
  related: ['DateField', 'RadioGroup', 'Stepper'],
};
