import type { ComponentDocs } from '../../docs/component-docs.ts';
import { SearchField } from './SearchField.tsx';

const nothing = () => {};

export const docs: ComponentDocs = {
  anatomy: {
    picture: <SearchField label="Search" clearLabel="Clear" value="oat milk" onChange={nothing} />,
    parts: [
      { name: 'Magnifier', at: 'svg', note: 'seen; the label is heard' },
      { name: 'Words', at: 'input' },
      { name: 'Clear', at: 'button', note: 'while there are words; Escape does the same' },
    ],
  },
  do: {
    picture: (
      <SearchField
        label="Search products"
        clearLabel="Clear"
        value=""
        onChange={nothing}
        placeholder="Search products"
      />
    ),
    because: 'Say in the placeholder what is searched, and give the same words as the label.',
  },
  dont: {
    picture: <SearchField label="Email" clearLabel="Clear" value="" onChange={nothing} placeholder="Email" />,
    because: 'Don’t use it for text that is kept; a TextField shows its label.',
  },
  related: ['TextField', 'Combobox', 'FacetGroup'],
};
