import type { ReactElement } from 'react';
import { Accordion } from '../components/Accordion/index.ts';
import { Combobox } from '../components/Combobox/index.ts';
import { Pagination } from '../components/Pagination/index.ts';
import { SegmentedControl } from '../components/SegmentedControl/index.ts';
import { Tabs } from '../components/Tabs/index.ts';

const nothing = () => {};

/** Choices and ways on, each in the state with the most in it. */
export const navigationSamples: Record<string, ReactElement> = {
  Accordion: (
    <Accordion
      headingLevel={3}
      defaultOpen={['who']}
      items={[
        { value: 'who', title: 'Who can play?', content: 'Everybody' },
        { value: 'when', title: 'When?', note: 'New', content: 'Each day' },
      ]}
    />
  ),
  Combobox: (
    <Combobox
      label="Store"
      name="store"
      value="1"
      onChange={nothing}
      options={[{ value: '1', label: 'Ballard', description: '1423 NW Market St' }]}
      hint="Near you"
    />
  ),
  Pagination: <Pagination label="Pages" page={6} pages={12} hrefOf={(page) => `/coupons?page=${page}`} />,
  SegmentedControl: (
    <SegmentedControl
      legend="How you shop"
      value="pickup"
      onChange={nothing}
      segments={[{ value: 'pickup', label: 'Pickup', icon: 'store' }]}
    />
  ),
  Tabs: (
    <Tabs
      label="Coupons"
      value="all"
      onChange={nothing}
      tabs={[
        { value: 'all', label: 'All', count: 112, content: 'Every coupon' },
        { value: 'clipped', label: 'Clipped', content: 'Clipped ones' },
      ]}
    />
  ),
};
