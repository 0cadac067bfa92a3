import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { week } from './example.ts';
import { SlotPicker } from './index.ts';
import { moveAmongSlots } from './moveAmongSlots.ts';

function Picker({ start = 'thu-16', dir = 'ltr' }: { start?: string; dir?: 'ltr' | 'rtl' }) {
  const [value, setValue] = useState(start);
  return (
    <div dir={dir}>
      <SlotPicker
        label="Pickup time"
        dayLabel="Day"
        emptyLabel="No times this day"
        days={week}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}
const slots = () => within(screen.getByRole('group', { name: 'Pickup time' }));
const slot = (day: string, time: string) =>
  within(slots().getByRole('group', { name: day })).getByRole('radio', { name: time });
const press = (keys: string) => userEvent.keyboard(keys);

test('each slot says its time, what it costs and what is left, in the group of its day', () => {
  render(<Picker />);
  expect(slot('Thursday, August 6', '4 to 5 PM Free')).toBeChecked();
  expect(slot('Thursday, August 6', '5 to 6 PM Free · 1 left')).not.toBeChecked();
  expect(slot('Today, August 5', '5 to 6 PM $3.95 · Full')).toBeDisabled();
  expect(screen.getByText('No times this day')).toBeInTheDocument();
});

test('a press chooses one time of all days', async () => {
  render(<Picker />);
  await userEvent.click(slot('Friday, August 7', '12 to 1 PM Free'));
  expect(slot('Friday, August 7', '12 to 1 PM Free')).toBeChecked();
  expect(slots().getAllByRole('radio', { checked: true })).toHaveLength(1);
});

test('up and down go through the day and over its full slots, left and right to the next day', async () => {
  render(<Picker start="wed-16" />);
  slot('Today, August 5', '4 to 5 PM $3.95').focus();
  await press('{ArrowDown}');
  expect(slot('Today, August 5', '6 to 7 PM $1.95')).toHaveFocus();
  expect(slot('Today, August 5', '6 to 7 PM $1.95')).toBeChecked();
  await press('{ArrowRight}');
  expect(slot('Thursday, August 6', '5 to 6 PM Free · 1 left')).toBeChecked();
  await press('{ArrowRight}{ArrowRight}');
  expect(slot('Saturday, August 8', '10 AM to 2 PM Free · Green')).toBeChecked();
  await press('{ArrowRight}');
  expect(slot('Saturday, August 8', '10 AM to 2 PM Free · Green')).toHaveFocus();
  await press('{ArrowLeft}{End}');
  expect(slot('Friday, August 7', '12 to 1 PM Free')).toBeChecked();
});

test('chips of days change the day and not the time', async () => {
  render(<Picker />);
  const chips = within(screen.getByRole('group', { name: 'Day' }));
  expect(chips.getByRole('radio', { name: 'Thursday, August 6' })).toBeChecked();
  await userEvent.click(chips.getByRole('radio', { name: 'Friday, August 7' }));
  expect(slots().getByRole('group', { name: 'Friday, August 7' })).toHaveAttribute('data-current', 'true');
  expect(slot('Thursday, August 6', '4 to 5 PM Free')).toBeChecked();
});

test('with no choice yet the first day that has an open slot is shown', () => {
  render(<Picker start="" />);
  expect(slots().getByRole('group', { name: 'Today, August 5' })).toHaveAttribute('data-current', 'true');
});

const grid = [
  [true, false, true],
  [false, false],
  [false, true],
];
test.each([
  ['ArrowDown', [0, 0], 'ltr', [0, 2]],
  ['ArrowUp', [0, 0], 'ltr', [0, 2]],
  ['ArrowRight', [0, 0], 'ltr', [2, 1]],
  ['ArrowLeft', [0, 0], 'ltr', [0, 0]],
  ['ArrowLeft', [0, 2], 'rtl', [2, 1]],
  ['ArrowRight', [2, 1], 'rtl', [0, 0]],
  ['ArrowDown', [2, 1], 'ltr', [2, 1]],
  ['End', [0, 0], 'ltr', [0, 2]],
  ['Home', [2, 1], 'ltr', [2, 1]],
] as const)('%s from day and slot %j (%s) leads to %j', (key, from, towards, to) => {
  expect(moveAmongSlots(key, grid, from, towards)).toEqual(to);
});

test('other keys are left alone', () => {
  expect(moveAmongSlots('Enter', grid, [0, 0])).toBeUndefined();
});
