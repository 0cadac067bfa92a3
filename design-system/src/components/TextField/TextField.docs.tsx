import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { TextField } from './TextField.tsx';

const nothing = () => {};

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <TextField
        label="Email"
        labelNote="Optional"
        name="email"
        value="maya@"
        onChange={nothing}
        hint="For your receipt."
        error="Enter a whole address."
      />
    ),
    parts: [
      { name: 'Label', at: 'label' },
      { name: 'Note', at: 'label span', note: 'small text: “Optional”' },
      { name: 'Input', at: 'input' },
      { name: 'Hint', at: '[id$="-hint"]', note: 'before anything is wrong' },
      { name: 'Error or success message', at: '[id$="-error"]', note: 'an icon and words' },
    ],
  },
  do: {
    picture: (
      <TextField
        label="ZIP code"
        name="zip"
        value="981"
        onChange={nothing}
        inputMode="numeric"
        error="Enter five digits."
      />
    ),
    because: 'Say in the error what to enter.',
  },
  dont: {
    picture: <TextField label="ZIP code" name="zip" value="981" onChange={nothing} error="Invalid input" />,
    because: 'Don’t stop at “invalid”: say what to enter.',
  },
  related: ['Textarea', 'NumberField', 'SearchField', 'Field'],
};
