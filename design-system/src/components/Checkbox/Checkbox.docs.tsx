import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Checkbox } from './Checkbox.tsx';

const nothing = () => {};

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Checkbox
        label="I accept the official rules"
        checked
        onChange={nothing}
        hint="You can leave the game at any time."
      />
    ),
    parts: [
      { name: 'Box', at: 'input', note: 'a native checkbox' },
      { name: 'Label', at: 'label > span:last-child', note: 'part of the target' },
      { name: 'Hint or error', at: '[id$="-hint"]' },
    ],
  },
  do: {
    picture: <Checkbox label="Send me texts about my order" checked={false} onChange={nothing} />,
    because: 'Say what happens when it is checked, and leave a consent unchecked.',
  },
  dont: {
    picture: <Checkbox label="Don’t send me texts" checked onChange={nothing} />,
    because: 'Don’t ask in the negative: nobody knows what a checked “don’t” means.',
  },
  related: ['Switch', 'RadioGroup', 'FacetGroup', 'Field'],
};
