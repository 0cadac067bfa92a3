import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stepper, type StepperProps } from './index.ts';

const order = {
  label: 'Order progress',
  doneLabel: 'Done',
  current: 'picking',
  steps: [
    { key: 'placed', title: 'Placed', note: 'Today, 10:42 AM' },
    { key: 'picking', title: 'Picking', note: 'Thu, from 2 PM', children: 'Six of fourteen' },
    { key: 'ready', title: 'Ready' },
  ],
} satisfies StepperProps;
const states = () => screen.getAllByRole('listitem').map((step) => step.dataset['state']);

test('which steps are done, which is current, and which are to come', () => {
  render(<Stepper {...order} />);
  expect(screen.getByRole('list', { name: 'Order progress' })).toBeInTheDocument();
  expect(states()).toEqual(['done', 'now', 'next']);
  expect(screen.getByText('Picking').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Done: Placed');
  expect(screen.getAllByRole('listitem')[1]).not.toHaveTextContent('Done');
});

test('without a current step, all are done', () => {
  render(<Stepper {...order} current={undefined} />);
  expect(states()).toEqual(['done', 'done', 'done']);
  expect(document.querySelector('[aria-current]')).toBeNull();
});

test('only the current section is open, and each has a heading', () => {
  const { rerender } = render(<Stepper {...order} kind="sections" headingLevel={3} />);
  expect(screen.getByText('Six of fourteen')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Done: Placed',
    'Picking',
    'Ready',
  ]);
  rerender(<Stepper {...order} kind="sections" current="ready" />);
  expect(screen.queryByText('Six of fourteen')).not.toBeInTheDocument();
});

test('a completed section can be reopened', () => {
  const steps = [{ key: 'time', title: 'Time', action: <button type="button">Change time</button> }];
  render(<Stepper label="Checkout" doneLabel="Done" steps={steps} kind="sections" />);
  expect(screen.getByRole('button', { name: 'Change time' })).toBeInTheDocument();
});

test('dashes say the step in words and fill up to it', () => {
  const { container } = render(<Stepper kind="dashes" label="Step 2 of 3" steps={order.steps} current="picking" />);
  expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
  expect(container.querySelectorAll('[data-reached]')).toHaveLength(2);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
