import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Textarea } from './Textarea.tsx';

const nothing = () => {};

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Textarea
        label="Delivery note"
        labelNote="Optional"
        name="note"
        value="Ring twice."
        limit={200}
        onChange={nothing}
      />
    ),
    parts: [
      { name: 'Label', at: 'label' },
      { name: 'Lines', at: 'textarea', note: 'grow with the text' },
      { name: 'Count', at: 'textarea ~ div', note: 'where there is a limit' },
    ],
  },
  do: {
    picture: (
      <Textarea
        label="Delivery note"
        name="note"
        value="Blue door, left of the garage. Please ring twice."
        limit={40}
        onChange={nothing}
        rows={2}
      />
    ),
    because: 'Let people type past the limit and tell them; never cut off their text.',
  },
  dont: {
    picture: <Textarea label="First name" name="first" value="Maya" onChange={nothing} rows={4} />,
    because: 'Don’t offer many lines for one; the size of a field suggests how much to write.',
  },
  related: ['TextField', 'Field'],
};
