import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { RadioGroup } from './RadioGroup.tsx';

const nothing = () => {};
const swaps = [
  { value: 'similar', label: 'Something similar', description: 'The nearest in price and size' },
  { value: 'refund', label: 'A refund' },
] as const;

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <RadioGroup legend="If something is out" options={swaps} value="similar" onChange={nothing} error="Choose one." />
    ),
    parts: [
      { name: 'Legend', at: 'legend', note: 'names the group' },
      { name: 'Radio button', at: 'input' },
      { name: 'Label', at: 'label > span', note: 'part of the target' },
      { name: 'Description', at: '[id$="-similar"]', note: 'optional' },
      { name: 'Hint or error', at: '[id$="-error"]', note: 'for the group' },
    ],
  },
  do: {
    picture: <RadioGroup legend="If something is out" options={swaps} value="refund" onChange={nothing} />,
    because: 'Show two to six choices that are worth comparing, all at once.',
  },
  dont: {
    picture: (
      <RadioGroup legend="Pay with points?" options={[{ value: 'yes', label: 'Yes' }]} value="yes" onChange={nothing} />
    ),
    because: 'Don’t offer a single radio button: it can’t be cleared. A Checkbox can.',
  },
  related: ['RadioCards', 'Select', 'Checkbox', 'SegmentedControl'],
};
