import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ScratchCard, type ScratchCardProps } from './index.ts';

const names = ['lemon', 'cookie', 'lemon', 'grapes', 'lemon', 'bread'];
const contents = names.map((name) => ({ name, picture: `/${name}.svg` }));
const opened = vi.fn<(square: number, count: number) => void>();
const done = vi.fn<() => void>();
const card = (props: Partial<ScratchCardProps> = {}) => (
  <ScratchCard
    label="Scratch card"
    contents={contents}
    state="playing"
    squareLabel={(square, look, name) => `Square ${square}, ${look === 'open' ? name : look}`}
    onOpen={opened}
    onAllOpen={done}
    {...props}
  />
);
const square = (number: number) => screen.getByRole('button', { name: new RegExp(`^Square ${number},`) });

test('six squares under foil, and nothing gives away what is underneath', () => {
  render(card({ state: 'waiting' }));
  expect(screen.getByRole('group', { name: 'Scratch card' })).toBeInTheDocument();
  for (let number = 1; number <= 6; number += 1) {
    expect(square(number)).toHaveAccessibleName(`Square ${number}, covered`);
    expect(square(number)).toBeDisabled();
  }
});

test('arrows go through the squares, Enter and Space open them, a tap does too', async () => {
  opened.mockClear();
  render(card());
  expect(square(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}[Space]');
  expect(square(1)).toHaveAccessibleName('Square 1, lemon');
  expect(square(5)).toHaveAccessibleName('Square 5, lemon');
  await userEvent.click(square(6));
  expect(opened.mock.calls).toEqual([
    [0, 1],
    [4, 2],
    [5, 3],
  ]);
});

test('an open square is opened once', async () => {
  opened.mockClear();
  render(card());
  await userEvent.keyboard('{Enter}{Enter}');
  expect(opened).toHaveBeenCalledOnce();
});

test('the result may be announced once the last one is open, and not before', async () => {
  done.mockClear();
  render(card());
  for (const number of [1, 2, 3, 4, 5]) await userEvent.click(square(number));
  expect(done).not.toHaveBeenCalled();
  await userEvent.click(square(6));
  expect(done).toHaveBeenCalledOnce();
});

test('when all are open, the winning ones are ringed', () => {
  render(card({ state: 'open', matches: [0, 2, 4] }));
  const ringed = names.map((_, index) => square(index + 1).dataset['match']);
  expect(ringed).toEqual(['true', 'false', 'true', 'false', 'true', 'false']);
  expect(square(4)).toHaveAccessibleName('Square 4, grapes');
});

test('until the contents are known, there is no picture to find', () => {
  const { container } = render(card({ contents: undefined, state: 'waiting' }));
  expect(container.querySelector('image')).toBeNull();
});
