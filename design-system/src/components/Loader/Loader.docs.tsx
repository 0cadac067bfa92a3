import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Loader } from './Loader.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: <Loader label="Loading more coupons" labelVisible />,
    parts: [
      { name: 'Wheel', at: '[aria-hidden]', note: '20, 32, or 48 px' },
      { name: 'Words', at: 'output > span:last-child', note: 'seen, or heard only' },
    ],
  },
  do: {
    picture: <Loader label="Searching for stores near you" labelVisible />,
    because: 'Say what is being waited for, where its place isn’t known yet.',
  },
  dont: {
    picture: <Loader label="Loading" size="large" />,
    because: 'Don’t put a wheel in place of a page; a Skeleton shows what will stand there.',
  },
  related: ['Skeleton', 'ProgressBar', 'Button'],
};
