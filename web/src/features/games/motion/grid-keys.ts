/** Where an arrow key leads in a grid of buttons read row by row; null when the key is no move. Home and End lead to the ends. */
export function moveInGrid(key: string, index: number, columns: number, count: number): number | null {
  const column = index % columns;
  switch (key) {
    case 'ArrowRight':
      return column < columns - 1 && index + 1 < count ? index + 1 : index;
    case 'ArrowLeft':
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
      return null;
  }
}
