import { expect, test } from 'vitest';
import { shareDrawing } from './share-picture.ts';

const drawing = '<path fill="url(#a)" d="M0 0h10v10z"/><use href="#b"/>';

test('a preview shows the whole picture in its middle, on white', () => {
  expect(
    shareDrawing(`<?xml version="1.0"?><svg xmlns="x" width="9" height="9" viewBox="0 0 10 10">${drawing}</svg>`),
  ).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#fff"/>' +
      `<svg x="320" y="35" width="560" height="560" xmlns="x" viewBox="0 0 10 10">${drawing}</svg></svg>`,
  );
});

test.each([
  '<image href="file:///etc/passwd"/>',
  '<IMAGE xlink:href="http://example.com/a.png"/>',
  '<use href="http://example.com/a.svg#b"/>',
  '<path fill="url(http://example.com/a.svg#b)"/>',
  '<foreignObject/>',
  '<script>1</script>',
])('a picture that loads something is not drawn: %s', (part) => {
  expect(shareDrawing(`<svg viewBox="0 0 10 10">${part}</svg>`)).toBeNull();
});

test.each(['<p>no picture</p>', '<svg width="10" height="10"></svg>'])('%s can’t be placed', (svg) => {
  expect(shareDrawing(svg)).toBeNull();
});
