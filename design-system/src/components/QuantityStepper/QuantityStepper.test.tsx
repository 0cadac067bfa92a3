import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';
import { parsed, settle, shown, stepped, typedAmount } from './quantity.ts';

const changed = vi.fn<(value: number, isTyped: boolean) => void>();

function Stepper({ start = 2, ...props }: Partial<QuantityStepperProps> & { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      label="Quantity of apples"
      decrementLabel="Remove one"
      incrementLabel="Add one"
      value={value}
      onChange={(next, isTyped) => {
        changed(next, isTyped);
        setValue(next);
      }}
      {...props}
    />
  );
}
const amount = () => screen.getByRole('spinbutton', { name: 'Quantity of apples' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('plus and minus count, and the new amount is announced', async () => {
  render(<Stepper />);
  await press('Add one');
  expect(amount()).toHaveValue('3');
  expect(screen.getByRole('status')).toHaveTextContent('3');
  await press('Remove one');
  await press('Remove one');
  expect(amount()).toHaveValue('1');
});

test('at its ends a button keeps the focus and does nothing', async () => {
  changed.mockClear();
  render(<Stepper start={1} max={1} />);
  await press('Remove one');
  expect(screen.getByRole('button', { name: 'Remove one' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Add one' })).toHaveAttribute('aria-disabled', 'true');
  await press('Add one');
  expect(changed).not.toHaveBeenCalled();
});

test('the last one is removed by a trash can, when it can be removed', async () => {
  const remove = vi.fn<() => void>();
  render(<Stepper start={1} removeLabel="Remove apples" onRemove={remove} />);
  await press('Remove apples');
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Remove one' })).not.toBeInTheDocument();
});

test('the keys of a spin button: arrows, pages, home and end', async () => {
  render(<Stepper max={40} />);
  await userEvent.click(amount());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(amount()).toHaveValue('4');
  await userEvent.keyboard('{PageUp}');
  expect(amount()).toHaveValue('14');
  await userEvent.keyboard('{End}');
  expect(amount()).toHaveAttribute('aria-valuenow', '40');
  await userEvent.keyboard('{PageDown}{ArrowDown}');
  expect(amount()).toHaveValue('29');
  await userEvent.keyboard('{Home}');
  expect(amount()).toHaveValue('1');
});

test('End changes nothing when there is no maximum', async () => {
  render(<Stepper />);
  await userEvent.click(amount());
  await userEvent.keyboard('{End}');
  expect(amount()).toHaveValue('2');
  expect(amount()).not.toHaveAttribute('aria-valuemax');
});

test('an amount can be typed; Enter and leaving commit it, Escape reverts it', async () => {
  render(<Stepper max={20} />);
  await userEvent.click(amount());
  await userEvent.keyboard('12{Enter}');
  expect(amount()).toHaveAttribute('aria-valuenow', '12');
  await userEvent.tripleClick(amount());
  await userEvent.keyboard('99{Tab}');
  expect(amount()).toHaveValue('20');
  await userEvent.tripleClick(amount());
  await userEvent.keyboard('7{Escape}');
  expect(amount()).toHaveValue('20');
  await userEvent.tripleClick(amount());
  await userEvent.keyboard('many{Enter}');
  expect(amount()).toHaveValue('20');
});

test('a typed amount means exactly this much; a pressed button means more or less', async () => {
  changed.mockClear();
  render(<Stepper start={2} />);
  await press('Add one');
  await userEvent.tripleClick(amount());
  await userEvent.keyboard('5{Enter}');
  await userEvent.keyboard('{ArrowUp}');
  expect(changed.mock.calls).toEqual([
    [3, false],
    [5, true],
    [6, false],
  ]);
});

test('0 removes what can be removed, whether its button does or not', async () => {
  const remove = vi.fn<(isTyped: boolean) => void>();
  render(<Stepper start={3} onRemove={remove} />);
  await userEvent.tripleClick(amount());
  await userEvent.keyboard('0{Enter}');
  expect(remove.mock.calls).toEqual([[true]]);
  expect(screen.getByRole('button', { name: 'Remove one' })).toBeInTheDocument();
});

test.each([
  ['100', '20', ['most', 20]],
  ['1,000', '20', ['most', 20]],
  ['0', '1', ['least', 1]],
  ['2.5', '3', ['whole', 1]],
  ['8abc', '3', ['number', 1]],
])('typed "%s" shows %s, and what is wrong is told', async (text, now, told) => {
  const misfit = vi.fn<NonNullable<QuantityStepperProps['onMisfit']>>();
  render(<Stepper start={3} max={20} onMisfit={misfit} />);
  await userEvent.tripleClick(amount());
  await userEvent.keyboard(`${text}{Enter}`);
  expect(amount()).toHaveValue(now);
  expect(misfit.mock.calls).toEqual([told]);
});

test('an emptied field comes back as it was, and nothing is told', async () => {
  const misfit = vi.fn<NonNullable<QuantityStepperProps['onMisfit']>>();
  render(<Stepper start={3} onMisfit={misfit} />);
  await userEvent.clear(amount());
  await userEvent.keyboard('{Enter}');
  expect([(amount() as HTMLInputElement).value, misfit.mock.calls]).toEqual(['3', []]);
});

test('Escape with nothing typed is left to the dialog around it', async () => {
  const escaped = vi.fn<(event: React.KeyboardEvent) => void>();
  render(
    <div role="presentation" onKeyDown={escaped}>
      <Stepper />
    </div>,
  );
  await userEvent.click(amount());
  await userEvent.keyboard('{Escape}');
  expect(escaped).toHaveBeenCalledOnce();
});

test('S-261 a weight has two decimals and steps of a quarter', async () => {
  render(<Stepper measure="weight" unit="lb" start={2} valueText={(value) => `${value} pounds`} />);
  expect(amount()).toHaveValue('2.00');
  expect(amount()).toHaveAttribute('aria-valuetext', '2 pounds');
  await press('Add one');
  expect(amount()).toHaveValue('2.25');
  await userEvent.tripleClick(amount());
  await userEvent.keyboard('1,333{Enter}');
  expect(amount()).toHaveValue('1.33');
  await press('Add one');
  expect(amount()).toHaveValue('1.50');
});

test('a disabled one ignores everything', async () => {
  changed.mockClear();
  render(<Stepper disabled />);
  await press('Add one');
  expect(amount()).toBeDisabled();
  expect(changed).not.toHaveBeenCalled();
});

const weight = { measure: 'weight', min: 0.25, max: 5, step: 0.25 } as const;
test.each([
  [1.33, 1, 1.5],
  [1.33, -1, 1.25],
  [0.3, -1, 0.25],
  [4.9, 1, 5],
  [0.7, 1, 0.75],
])('S-261 from %d lb by %d step is %d lb', (from, steps, to) => {
  expect(stepped(from, steps, weight)).toBe(to);
});

test('sums of decimals do not drift', () => {
  let value = 0.1;
  const bounds = { measure: 'weight', min: 0.1, max: 100, step: 0.1 } as const;
  for (let index = 0; index < 30; index += 1) value = stepped(value, 1, bounds);
  expect(value).toBe(3.1);
  expect(settle(2.499_999, bounds)).toBe(2.5);
});

test.each([
  ['2', 2],
  ['2,5', 2.5],
  [' .5 ', 0.5],
  ['８', 8],
  ['\u200b8\u00a0', 8],
  ['１．５', 1.5],
  ['2.', 2],
  ['', undefined],
  ['.', undefined],
  ['-2', undefined],
  ['1e3', undefined],
  ['2 lb', undefined],
])('"%s" is the amount %s', (text, value) => {
  expect(parsed(text)).toBe(value);
});

test('a count is drawn without decimals', () => {
  expect(shown(2, 'count')).toBe('2');
  expect(shown(2, 'weight')).toBe('2.00');
});

test('a typed weight may have decimals, and its limits are told', () => {
  const bounds = { measure: 'weight', min: 0.25, max: 5, step: 0.25 } as const;
  expect(typedAmount('1.5', bounds)).toEqual({ amount: 1.5, misfit: undefined });
  expect(typedAmount('0.1', bounds)).toEqual({ amount: 0.25, misfit: 'least' });
  expect(typedAmount('9', bounds)).toEqual({ amount: 5, misfit: 'most' });
});
