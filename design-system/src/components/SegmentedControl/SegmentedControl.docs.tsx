import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const nothing = () => {};
const ways = [
  { value: 'pickup', label: 'Pickup', icon: 'store' },
  { value: 'delivery', label: 'Delivery', icon: 'package' },
] as const;

export const docs: ComponentDocs = {
  anatomy: {
    picture: <SegmentedControl legend="Way to shop" segments={ways} value="pickup" onChange={nothing} />,
    parts: [
      { name: 'Track', at: 'fieldset > div' },
      { name: 'Chosen segment', at: 'label:has(:checked)', note: 'on a card with a control’s border' },
      { name: 'Segment', at: 'label:not(:has(:checked))', note: 'an optional icon and a word or two' },
    ],
  },
  do: {
    picture: <SegmentedControl legend="Way to shop" segments={ways} value="delivery" onChange={nothing} />,
    because: 'Offer two to five short views of the same content; the choice shows at once.',
  },
  dont: {
    picture: (
      <SegmentedControl
        legend="Substitutions"
        segments={[
          { value: 'a', label: 'Something similar' },
          { value: 'b', label: 'Ask me first' },
          { value: 'c', label: 'Leave it out' },
        ]}
        value="a"
        onChange={nothing}
      />
    ),
    because: 'Don’t use it for a form’s question; a RadioGroup has room for the words.',
  },
  related: ['Tabs', 'RadioGroup', 'Switch'],
};
