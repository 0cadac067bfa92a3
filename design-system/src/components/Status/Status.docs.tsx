import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Inline } from '../Inline/index.ts';
import { Status } from './Status.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: <Status kind="active">In progress</Status>,
    parts: [
      { name: 'Sign', at: 'span', note: 'filled dot, ring, square, or check' },
      { name: 'Words', at: 'span', note: 'the status' },
    ],
  },
  do: {
    picture: (
      <Inline gap={5}>
        <Status kind="active">In progress</Status>
        <Status kind="todo">Not started</Status>
        <Status kind="done">Completed</Status>
      </Inline>
    ),
    because: 'Let shape and words tell the states apart, not color alone.',
  },
  dont: {
    picture: <Status kind="active">Organic</Status>,
    because: 'Don’t show a lasting property as a status; use a Tag.',
  },
  related: ['Badge', 'Tag', 'Stepper'],
};
