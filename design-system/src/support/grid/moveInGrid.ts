/**
 * Where a key leads in a grid of buttons read row by row; Home and End lead to the ends. Right to left, the sideways keys
 * trade places.
 *
 * @returns the index of the button, or undefined when the key moves nowhere
 */
export function moveInGrid(
  key: string,
  index: number,
  columns: number,
  count: number,
  direction: 'ltr' | 'rtl' = 'ltr',
): number | undefined {
  const column = index % columns;
  const [forward, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case forward:
      return column < columns - 1 && index + 1 < count ? index + 1 : index;
    case back:
      return column > 0 ? index - 1 : index;
    case 'ArrowDown':
      return index + columns < count ? index + columns : index;
    case 'ArrowUp':
      return index - columns >= 0 ? index - columns : index;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
