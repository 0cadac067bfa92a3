/** How a list shows its cards: side by side, or one below the other. */
export type ListLayout = 'grid' | 'list';
