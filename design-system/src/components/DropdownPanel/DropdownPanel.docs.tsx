import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { DropdownPanel } from './DropdownPanel.tsx';

export const docs: ComponentDocs = {
  framed: 240,
  anatomy: {
    picture: (
      <DropdownPanel defaultOpen trigger={<Button tone="outline">Maya</Button>}>
        {() => (
          <TextLink href="#prizes" standalone>
            My prizes
          </TextLink>
        )}
      </DropdownPanel>
    ),
    parts: [
      { name: 'Trigger', at: 'button', note: 'says whether the panel is open' },
      { name: 'Panel', at: 'button + div', note: '288 px wide, under either edge of the trigger' },
      { name: 'Content', at: 'a', note: 'keeps its own role' },
    ],
  },
  do: {
    picture: (
      <DropdownPanel defaultOpen trigger={<Button tone="outline">Maya</Button>}>
        {() => (
          <TextLink href="#profile" standalone>
            Profile
          </TextLink>
        )}
      </DropdownPanel>
    ),
    because: 'Gather what belongs to one thing: the shopper, a store, a list.',
  },
  dont: {
    picture: (
      <DropdownPanel defaultOpen trigger={<Button tone="outline">Conditions</Button>}>
        {() => <p>You pay $35 if you cancel.</p>}
      </DropdownPanel>
    ),
    because: 'Don’t tuck away what people need to know before they agree.',
  },
  related: ['Menu', 'Popover', 'Dialog'],
};
