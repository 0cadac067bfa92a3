import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch } from './Switch.tsx';

const nothing = () => {};

export const docs: ComponentDocs = {
  anatomy: {
    picture: <Switch label="Text messages" checked onChange={nothing} hint="At most three a week." />,
    parts: [
      { name: 'Label', at: 'label > span:last-child', note: 'the whole row is the target' },
      { name: 'Track and knob', at: 'input', note: 'the knob’s position shows the state' },
      { name: 'Hint or error', at: '[id$="-hint"]' },
    ],
  },
  do: {
    picture: <Switch label="Sound in games" checked={false} onChange={nothing} />,
    because: 'Use it for a setting that takes effect at once.',
  },
  dont: {
    picture: (
      <Stack gap={3}>
        <Switch label="Text messages" checked onChange={nothing} />
        <Button tone="primary">Save</Button>
      </Stack>
    ),
    because: 'Don’t ask people to save what a switch has already done; in a form, use a Checkbox.',
  },
  related: ['Checkbox', 'SegmentedControl', 'RadioGroup'],
};
