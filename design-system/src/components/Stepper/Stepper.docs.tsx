import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Stepper } from './Stepper.tsx';

const steps = [
  { key: 'time', title: 'Placed', note: 'Mon' },
  { key: 'pick', title: 'Picking', note: 'Now' },
  { key: 'ready', title: 'Ready', note: 'By 4 PM' },
];

export const docs: ComponentDocs = {
  anatomy: {
    picture: <Stepper label="Your order" doneLabel="Done" steps={steps} current="pick" />,
    parts: [
      { name: 'Done', at: '[data-state=done] [aria-hidden]', note: 'a check' },
      { name: 'Current step', at: '[data-state=now] [aria-hidden]', note: 'inverse' },
      { name: 'To come', at: '[data-state=next] [aria-hidden]', note: 'a ring' },
      { name: 'Title', at: '[data-state=next] [aria-hidden] + span' },
      { name: 'Note', at: '[data-state=next] span:last-child', note: 'when it is due, or what was chosen' },
    ],
  },
  do: {
    picture: <Stepper label="Your order" doneLabel="Done" steps={steps} current="ready" />,
    because: 'Name every step, and say when it is due.',
  },
  dont: {
    picture: (
      <Stepper
        label="Points"
        doneLabel="Done"
        steps={[
          { key: '25', title: '25' },
          { key: '50', title: '50' },
          { key: '75', title: '75' },
        ]}
        current="50"
      />
    ),
    because: 'Don’t show an amount as steps; use a ProgressBar.',
  },
  related: ['ProgressBar', 'Breadcrumbs', 'Tabs'],
};
