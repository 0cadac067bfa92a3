import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { photo, photoOf } from '../../../testing/fixtures/photos.ts';
import type { ProductGallery_PhotoFragment } from './ProductGallery.generated.ts';
import { ProductGallery } from './ProductGallery.tsx';

const all = [photo(), photoOf('BACK', 'Back of strawberries'), photoOf('LIFESTYLE', 'Strawberries, in use')];
const show = (photos: readonly ProductGallery_PhotoFragment[]) =>
  render(
    <ProductGallery
      photos={photos}
      drawing={<img src="/drawing.svg" alt="" />}
      name="Organic Strawberries"
      tile="tile"
      ticket="Save $2.00"
      isPale={false}
    />,
  );
const scrolled = vi.fn<(options: ScrollIntoViewOptions) => void>();
afterEach(() => scrolled.mockReset());

test('one photo of the front stands alone, and the heading says what it shows', () => {
  const { container } = show([photo()]);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('several are reached by key and by button, each says what it shows, and only the first hurries', () => {
  Element.prototype.scrollIntoView = function (options) {
    scrolled(options as ScrollIntoViewOptions);
  };
  show(all);
  const row = screen.getByRole('list', { name: 'Photos' });
  expect(row).toHaveAttribute('tabindex', '0');
  const images = within(row).getAllByRole('img');
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(all.map(({ alt }) => alt));
  expect(images.map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy']);
  expect(images.map((image) => image.style.objectFit)).toEqual(['', '', 'cover']);
  const second = screen.getByRole('button', { name: 'Photo 2 of 3: Back of strawberries' });
  expect(second).toHaveAttribute('aria-current', 'false');
  fireEvent.click(second);
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ block: 'nearest', inline: 'start' }));
  expect(second).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['left to right', 800],
  ['right to left', -800],
])('what was scrolled to is the one that is marked, %s', (_, scrollLeft) => {
  show(all);
  const row = screen.getByRole('list', { name: 'Photos' });
  Object.defineProperties(row, { clientWidth: { value: 400 }, scrollLeft: { value: scrollLeft } });
  fireEvent.scroll(row);
  expect(screen.getByRole('button', { name: /^Photo 3 of 3/ })).toHaveAttribute('aria-current', 'true');
});

test('where no photo shows the front, the drawing stands first; a front that can’t be loaded gives way to it', () => {
  const { container } = show([photoOf('BACK', 'Back of strawberries')]);
  expect(screen.getByRole('button', { name: 'Photo 1 of 2: Organic Strawberries' })).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/drawing.svg');
  const front = show([photo()]);
  fireEvent.error(front.container.querySelector('img')!);
  expect(front.container.querySelector('img')).toHaveAttribute('src', '/drawing.svg');
});

test('another side that can’t be loaded says so, and what it would show', () => {
  show(all);
  const back = screen.getByRole('img', { name: 'Back of strawberries' });
  fireEvent.error(back);
  fireEvent.error(screen.getByRole('img', { name: 'Back of strawberries' }));
  expect(screen.getByRole('img', { name: 'Back of strawberries' }).tagName).toBe('SPAN');
});
