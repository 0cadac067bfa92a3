import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Steps } from './Steps.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: <Steps label="Step 1 of 2" current={1} total={2} />,
    parts: [
      { name: 'Words', at: 'span', note: 'the only part that is read out' },
      { name: 'Reached', at: '[data-reached]' },
      { name: 'To come', at: 'span:not([data-reached]):last-child > span:last-child' },
    ],
  },
  do: {
    picture: <Steps label="Step 2 of 3" current={2} total={3} />,
    because: 'Count two to five steps of a short flow, in words and dashes.',
  },
  dont: {
    picture: <Steps label="Step 3 of 12" current={3} total={12} />,
    because: 'Don’t count a long way in dashes; a Journey names its steps.',
  },
  related: ['Journey', 'ProgressBar', 'Dialog'],
};
