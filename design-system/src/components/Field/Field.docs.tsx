import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Field } from './Field.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Field label="Gate code" labelNote="Optional" hint="The driver reads it." error="Enter four digits.">
        {(control) => <input {...control} defaultValue="12" />}
      </Field>
    ),
    parts: [
      { name: 'Label', at: 'label', note: 'tied to the control' },
      { name: 'Note', at: 'label span', note: 'small text: “Optional”' },
      { name: 'Control', at: 'input', note: 'whatever you draw; spread `control` on it' },
      { name: 'Hint', at: '[id$="-hint"]' },
      { name: 'Error', at: '[id$="-error"]', note: 'an icon and words' },
    ],
  },
  do: {
    picture: (
      <Field label="Favorite color" hint="For your card.">
        {(control) => <input type="color" {...control} defaultValue="#3355aa" />}
      </Field>
    ),
    because: 'Build a field that the library lacks on it: label, hint, and error come tied together.',
  },
  dont: {
    picture: <Field label="Email">{(control) => <input {...control} placeholder="Email" />}</Field>,
    because: 'Don’t rebuild a field that exists; a TextField brings its look and its behavior.',
  },
  related: ['TextField', 'Select', 'Checkbox', 'DateField'],
};
