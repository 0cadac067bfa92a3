import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Text } from '../Text/index.ts';
import { BottomSheet } from './BottomSheet.tsx';

const nothing = () => {};
const shown = { open: true, onOpenChange: nothing, closeLabel: 'Close' };
const orders = (
  <RadioGroup
    legend="Order"
    legendHidden
    options={[
      { value: 'best', label: 'Best match' },
      { value: 'price', label: 'Lowest price' },
    ]}
    value="best"
    onChange={nothing}
  />
);

export const docs: ComponentDocs = {
  framed: 420,
  anatomy: {
    picture: (
      <BottomSheet
        {...shown}
        title="Sort by"
        footer={
          <Button tone="primary" block>
            Show 48 products
          </Button>
        }
      >
        {orders}
      </BottomSheet>
    ),
    parts: [
      { name: 'Handle', at: '[role=dialog] [aria-hidden]', note: 'dragging it down closes the sheet' },
      { name: 'Title', at: '[role=dialog] h2', note: 'takes focus' },
      { name: 'Close button', at: '[role=dialog] button[aria-label=Close]' },
      { name: 'Content', at: '[role=dialog] fieldset', note: 'scrolls' },
      { name: 'Footer', at: '[role=dialog] button:not([aria-label])', note: 'stays within the thumb’s reach' },
    ],
  },
  do: {
    picture: (
      <BottomSheet {...shown} title="Sort by">
        {orders}
      </BottomSheet>
    ),
    because: 'Bring a short choice to the thumb on a phone.',
  },
  dont: {
    picture: (
      <BottomSheet {...shown} title="Checkout" description="Step 1 of 4">
        <Text>Name, address, time, and card.</Text>
      </BottomSheet>
    ),
    because: 'Don’t put a flow of several steps in a sheet: one swipe loses them all.',
  },
  related: ['Dialog', 'Drawer', 'Popover', 'Menu'],
};
