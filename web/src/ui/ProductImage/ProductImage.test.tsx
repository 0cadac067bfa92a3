import { act, fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { photo } from '../../testing/fixtures/photos.ts';
import { Photo } from './Photo.tsx';
import { ProductImage } from './ProductImage.tsx';

const imageIn = (container: HTMLElement) => container.querySelector('img')!;
const drawing = <img src="/a.svg" alt="" />;

test('a photo comes in the width and format that suit the screen, on its own ground', () => {
  const { container } = render(
    <Photo photo={photo({ width: 640 })} size={240} sizes="min(46vw, 240px)">
      {drawing}
    </Photo>,
  );
  // It is half as wide as it is tall, and so as its place.
  const sizes = 'calc(min(46vw, 240px) * 0.50)';
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', expect.stringContaining('front-640.avif 640w'));
  expect(source).toHaveAttribute('sizes', sizes);
  const image = imageIn(container);
  expect(image).toHaveAttribute('src', '/product-pictures/front-320.webp');
  expect(image).toHaveAttribute('srcset', expect.stringContaining('front-640.webp 640w'));
  expect(image).toHaveAttribute('sizes', sizes);
  expect(image).toHaveAttribute('width', '240');
  expect(image).toHaveAttribute('height', '240');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveStyle({ backgroundColor: 'rgb(244, 242, 238)' });
});

test('a wide photo is as wide as its place', () => {
  const { container } = render(
    <Photo photo={photo({ height: 640 })} size={48}>
      {drawing}
    </Photo>,
  );
  expect(imageIn(container)).toHaveAttribute('sizes', 'calc(48px * 1.00)');
});

test('without a photo the drawing stands there; with one, until what shows it is there', async () => {
  const { container, rerender } = render(
    <ProductImage photo={null} size={48}>
      {drawing}
    </ProductImage>,
  );
  expect(imageIn(container)).toHaveAttribute('src', '/a.svg');
  await act(async () =>
    rerender(
      <ProductImage photo={photo()} size={48}>
        {drawing}
      </ProductImage>,
    ),
  );
  expect(imageIn(container)).toHaveAttribute('src', '/product-pictures/front-320.webp');
});

test('a photo that can’t be loaded gives way to the drawing, and another photo gets its own chance', () => {
  const shown = (of: ReturnType<typeof photo>) => (
    <Photo photo={of} size={48}>
      {drawing}
    </Photo>
  );
  const { container, rerender } = render(shown(photo()));
  fireEvent.error(imageIn(container));
  expect(imageIn(container)).toHaveAttribute('src', '/a.svg');
  rerender(shown(photo({ src: '/b.webp' })));
  expect(imageIn(container)).toHaveAttribute('src', '/b.webp');
});
