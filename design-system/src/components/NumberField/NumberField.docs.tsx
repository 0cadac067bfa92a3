import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { NumberField } from './NumberField.tsx';

const nothing = () => {};

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <NumberField
        label="Guests"
        name="guests"
        value={8}
        unit="people"
        onChange={nothing}
        hint="Two platters serve eight."
      />
    ),
    parts: [
      { name: 'Label', at: 'label' },
      { name: 'Less', at: 'button', note: 'for the pointer; keys step in the field' },
      { name: 'Number', at: 'input', note: 'typed or stepped' },
      { name: 'Unit', at: 'input + span', note: 'said with the number' },
      { name: 'More', at: 'div > button:last-child' },
      { name: 'Hint or error', at: '[id$="-hint"]' },
    ],
  },
  do: {
    picture: <NumberField label="Weeks between orders" name="weeks" value={2} min={1} max={12} onChange={nothing} />,
    because: 'Use it for a number that can be typed, with bounds that make sense.',
  },
  dont: {
    picture: <NumberField label="ZIP code" name="zip" value={98107} onChange={nothing} />,
    because: 'Don’t use it for digits that are no amount: nobody adds one to a ZIP code.',
  },
  related: ['QuantityStepper', 'TextField', 'Field'],
};
