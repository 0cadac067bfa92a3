import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const nothing = () => {};
const words = { label: 'Quantity of strawberries', decrementLabel: 'Remove one', incrementLabel: 'Add one' };

export const docs: ComponentDocs = {
  anatomy: {
    picture: <QuantityStepper {...words} value={2} unit="lb" onChange={nothing} />,
    parts: [
      { name: 'Minus', at: 'button', note: 'a trash can at the minimum, when the item can be removed' },
      { name: 'Amount', at: 'input', note: 'can be typed' },
      { name: 'Unit', at: 'input + span', note: 'optional' },
      { name: 'Plus', at: 'button:last-of-type' },
    ],
  },
  do: {
    picture: (
      <QuantityStepper {...words} value={1} onChange={nothing} removeLabel="Remove strawberries" onRemove={nothing} />
    ),
    because: 'Let the last press remove the item, and show a trash can before it does.',
  },
  dont: {
    picture: <QuantityStepper {...words} label="Year of birth" value={1988} onChange={nothing} />,
    because: 'Don’t make people step to what is quicker to type; use a NumberField or a DateField.',
  },
  related: ['NumberField', 'Price', 'Button'],
};
