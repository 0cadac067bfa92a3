import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Toast } from './Toast.tsx';

const nothing = () => {};

export const docs: ComponentDocs = {
  framed: 220,
  anatomy: {
    picture: <Toast action={{ label: 'Undo', onClick: nothing }}>Removed from your list.</Toast>,
    parts: [
      { name: 'Icon', at: 'output svg' },
      { name: 'Sentence', at: 'output span', note: 'what was just done' },
      { name: 'Action', at: 'output button', note: 'optional: undo, view' },
    ],
  },
  do: {
    picture: <Toast action={{ label: 'Undo', onClick: nothing }}>Coupon removed.</Toast>,
    because: 'Confirm in one sentence, with at most one action.',
  },
  dont: {
    picture: <Toast icon="triangle-alert">Your order could not be placed. Check your card and try again.</Toast>,
    because: 'Don’t let an error slip by; an Alert stays until it is fixed.',
  },
  related: ['Alert', 'LiveRegion', 'AlertDialog'],
};
