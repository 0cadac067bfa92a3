import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Text } from '../Text/index.ts';
import { Tabs } from './Tabs.tsx';

const nothing = () => {};
const tabs = [
  { value: 'all', label: 'All', count: 112, content: <Text>Every coupon of your store.</Text> },
  { value: 'clipped', label: 'Clipped', content: <Text>What you have clipped.</Text> },
] as const;

export const docs: ComponentDocs = {
  anatomy: {
    picture: <Tabs label="Coupons" tabs={tabs} value="all" onChange={nothing} />,
    parts: [
      { name: 'Current tab', at: '[role=tab][aria-selected=true]', note: 'with a bar below' },
      { name: 'Count', at: '[role=tab] span', note: 'optional' },
      { name: 'Tab', at: '[role=tab][aria-selected=false]' },
      { name: 'Panel', at: '[role=tabpanel]', note: 'named by its tab' },
    ],
  },
  do: {
    picture: <Tabs label="Coupons" tabs={tabs} value="clipped" onChange={nothing} />,
    because: 'Use one or two words for each part, and put the most useful one first.',
  },
  dont: {
    picture: (
      <Tabs
        label="Sign in"
        tabs={[
          { value: '1', label: '1. Email', content: '' },
          { value: '2', label: '2. Code', content: '' },
          { value: '3', label: '3. Done', content: '' },
        ]}
        value="1"
        onChange={nothing}
      />
    ),
    because: 'Don’t use tabs for steps: people read tabs in any order.',
  },
  related: ['SegmentedControl', 'Accordion', 'Stepper'],
};
