import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { ProgressBar } from './ProgressBar.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: <ProgressBar label="Points to the next play" valueText="40 of 100" value={40} max={100} />,
    parts: [
      { name: 'Label', at: 'div > div > span', note: 'what goes on' },
      { name: 'Value', at: 'span[aria-hidden]', note: 'how far, in words' },
      { name: 'Fill', at: 'rect', note: 'grows in the reading direction' },
      { name: 'Track', at: 'progress + div' },
    ],
  },
  do: {
    picture: <ProgressBar label="Purchases" valueText="2 of 3" value={2} max={3} segments={3} />,
    because: 'Draw up to five counted steps as segments, and say the count in words.',
  },
  dont: {
    picture: <ProgressBar label="Loading" valueText="50 %" value={50} max={100} />,
    because: 'Don’t invent progress for work of unknown duration; a Loader is honest.',
  },
  related: ['PlaysLeft', 'Stepper', 'Loader'],
};
