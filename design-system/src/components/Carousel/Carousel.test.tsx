import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './index.ts';

const scrollBy = vi.fn<(to: ScrollToOptions) => void>();

/** Gives the row a place: jsdom lays nothing out. */
function place(left: number, width = 600, whole = 2000) {
  const row = screen.getByRole('list');
  for (const [name, value] of Object.entries({ scrollLeft: left, clientWidth: width, scrollWidth: whole }))
    Object.defineProperty(row, name, { value, configurable: true });
  row.scrollBy = scrollBy as typeof row.scrollBy;
  act(() => void row.dispatchEvent(new Event('scroll')));
}
const show = (dir: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <div dir={dir}>
      <Carousel label="Coupons for you" previousLabel="Previous coupons" nextLabel="Next coupons">
        <article>One</article>
        <article>Two</article>
        {null}
        <article>Three</article>
      </Carousel>
    </div>,
  );
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => scrollBy.mockClear());

test('S-56 a row by its name, with buttons to the previous and the next', () => {
  show();
  place(300);
  expect(screen.getByRole('region', { name: 'Coupons for you' })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(button('Previous coupons')).not.toHaveAttribute('aria-disabled');
  expect(button('Next coupons')).not.toHaveAttribute('aria-disabled');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('S-56 a press turns the page, and the button keeps the focus', async () => {
  show();
  place(0);
  await userEvent.click(button('Next coupons'));
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 600 }));
  place(1400);
  expect(button('Next coupons')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next coupons')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(scrollBy).toHaveBeenCalledOnce();
  await userEvent.click(button('Previous coupons'));
  expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: -600 }));
});

test('right to left, the next ones are on the left', async () => {
  show('rtl');
  const row = screen.getByRole('list');
  const matches = row.matches.bind(row);
  row.matches = ((selector: string) => selector === ':dir(rtl)' || matches(selector)) as typeof row.matches;
  place(-300);
  await userEvent.click(button('Next coupons'));
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: -600 }));
});

test('the row itself can be reached by key while there is more of it', async () => {
  show();
  place(300);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('list', { name: 'Coupons for you' })).toHaveFocus();
});

test('when everything fits there is nothing to press', () => {
  show();
  place(0, 600, 600);
  expect(button('Next coupons').parentElement).toHaveAttribute('data-fits');
  expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
});
