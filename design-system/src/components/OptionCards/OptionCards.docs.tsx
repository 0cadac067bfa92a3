import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { OptionCards } from './OptionCards.tsx';

const nothing = () => {};
const breads = [
  { value: 'sourdough', label: 'Sourdough' },
  { value: 'wheat', label: 'Whole wheat' },
  { value: 'gluten-free', label: 'Gluten-free', note: '+$1.50' },
] as const;

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <OptionCards
        legend="Bread"
        rule="Choose 1"
        chooses="one"
        options={breads}
        chosen={['sourdough']}
        onChange={nothing}
      />
    ),
    parts: [
      { name: 'Legend', at: 'legend', note: 'with the rule at its end' },
      { name: 'Card', at: 'label', note: 'all of it is the target' },
      { name: 'Mark', at: 'input', note: 'a native radio button or checkbox' },
      { name: 'Label', at: 'label > span' },
    ],
  },
  do: {
    picture: (
      <OptionCards
        legend="Extras"
        rule="Up to 2, 1 chosen"
        chooses="several"
        options={[
          { value: 'avocado', label: 'Avocado', note: '+$1.75' },
          { value: 'pickles', label: 'Pickles', note: 'Free' },
        ]}
        chosen={['avocado']}
        onChange={nothing}
      />
    ),
    because: 'Say the rule in the legend, and what each option costs on its card.',
  },
  dont: {
    picture: (
      <OptionCards
        legend="Delivery"
        chooses="one"
        options={[{ value: 'door', label: 'Leave it at the door, and take a picture when it has arrived' }]}
        chosen={[]}
        onChange={nothing}
      />
    ),
    because: 'Don’t put sentences on small cards; RadioCards have room for a description.',
  },
  related: ['RadioCards', 'Checkbox', 'RadioGroup', 'Field'],
};
