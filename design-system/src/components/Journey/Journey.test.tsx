import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Journey, type JourneyProps } from './index.ts';

const order: JourneyProps = {
  label: 'Progress of your order',
  doneLabel: 'Done',
  current: 'picking',
  steps: [
    { key: 'placed', title: 'Placed', note: 'Today, 10:42 AM' },
    { key: 'picking', title: 'Picking', note: 'Thu, from 2 PM', children: 'Six of fourteen' },
    { key: 'ready', title: 'Ready' },
  ],
};
const states = () => screen.getAllByRole('listitem').map((step) => step.dataset['state']);

test('what is behind, where one is, what is to come', () => {
  render(<Journey {...order} />);
  expect(screen.getByRole('list', { name: 'Progress of your order' })).toBeInTheDocument();
  expect(states()).toEqual(['done', 'now', 'next']);
  expect(screen.getByText('Picking').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Done: Placed');
  expect(screen.getAllByRole('listitem')[1]).not.toHaveTextContent('Done');
});

test('without a current step all is done', () => {
  render(<Journey {...order} current={undefined} />);
  expect(states()).toEqual(['done', 'done', 'done']);
  expect(document.querySelector('[aria-current]')).toBeNull();
});

test('of sections only the current one is open, with a heading each', () => {
  const { rerender } = render(<Journey {...order} kind="sections" headingLevel={3} />);
  expect(screen.getByText('Six of fourteen')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Done: Placed',
    'Picking',
    'Ready',
  ]);
  rerender(<Journey {...order} kind="sections" current="ready" />);
  expect(screen.queryByText('Six of fourteen')).not.toBeInTheDocument();
});

test('a section that is behind can be gone back to', () => {
  const steps = [{ key: 'time', title: 'Time', action: <button type="button">Change time</button> }];
  render(<Journey label="Checkout" doneLabel="Done" steps={steps} kind="sections" />);
  expect(screen.getByRole('button', { name: 'Change time' })).toBeInTheDocument();
});
