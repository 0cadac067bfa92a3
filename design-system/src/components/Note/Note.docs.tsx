import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Note } from './Note.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: <Note icon="info">Points arrive within 48 hours of your purchase.</Note>,
    parts: [
      { name: 'Ground', at: 'div', note: 'the tile’s' },
      { name: 'Icon', at: 'svg', note: 'optional' },
      { name: 'Words', at: 'div > div', note: 'small print' },
    ],
  },
  do: {
    picture: <Note icon="clock">Order by 6 PM for pickup today.</Note>,
    because: 'Use it for a condition that is always so.',
  },
  dont: {
    picture: <Note icon="triangle-alert">Your card was declined.</Note>,
    because: 'Don’t tell news in a note: it isn’t announced. An Alert is.',
  },
  related: ['Alert', 'Box', 'Text'],
};
