import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { SearchField } from './SearchField.tsx';

const nothing = () => {};

export const docs: ComponentDocs = {
  anatomy: {
    picture: <SearchField label="Search" clearLabel="Clear" value="oat milk" onChange={nothing} />,
    parts: [
      { name: 'Magnifier', at: 'svg', note: 'visible; the label is read out' },
      { name: 'Words', at: 'input' },
      { name: 'Clear', at: 'button', note: 'while there is text; Escape does the same' },
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
    because: 'Say in the placeholder what is searched, and use the same words for the label.',
  },
  dont: {
    picture: <SearchField label="Email" clearLabel="Clear" value="" onChange={nothing} placeholder="Email" />,
    because: 'Don’t use it for text that is saved; a TextField shows its label.',
  },
  related: ['TextField', 'Combobox', 'FacetGroup'],
};
