import type { ReactElement } from 'react';
import { AvailabilityMessage } from '../components/AvailabilityMessage/index.ts';
import { Avatar } from '../components/Avatar/index.ts';
import { Carousel } from '../components/Carousel/index.ts';
import { FacetGroup } from '../components/FacetGroup/index.ts';
import { Image } from '../components/Image/index.ts';
import { Price } from '../components/Price/index.ts';
import { QuantityStepper } from '../components/QuantityStepper/index.ts';
import { ScratchCard } from '../components/ScratchCard/index.ts';
import { week } from '../components/SlotPicker/example.ts';
import { SlotPicker } from '../components/SlotPicker/index.ts';
import { Stepper } from '../components/Stepper/index.ts';
import { Table } from '../components/Table/index.ts';
import { Wheel } from '../components/Wheel/index.ts';

const nothing = () => {};

/** One of each component of the store and of data, in the state with the most in it. */
export const storeSamples: Record<string, ReactElement> = {
  AvailabilityMessage: <AvailabilityMessage kind="elsewhere">Only Available In-Store</AvailabilityMessage>,
  Avatar: <Avatar name="Maya Lopez" src="/maya.jpg" />,
  Carousel: (
    <Carousel label="Coupons" previousLabel="Previous coupons" nextLabel="Next coupons" heading="Coupons">
      <article>One</article>
      <article>Two</article>
    </Carousel>
  ),
  FacetGroup: (
    <FacetGroup
      legend="Department"
      value={['produce']}
      onChange={nothing}
      shown={1}
      moreLabel="Show all"
      options={[
        { value: 'produce', label: 'Fruits & Vegetables', count: 48 },
        { value: 'pets', label: 'Pet Care', count: 0 },
      ]}
    />
  ),
  Image: <Image src="/pictures/strawberry.svg" alt="Strawberries" width={160} height={160} srcSet="/a.svg 320w" />,
  Stepper: (
    <Stepper
      label="Checkout"
      kind="sections"
      doneLabel="Done"
      current="place"
      steps={[
        { key: 'time', title: 'Time', note: 'Thursday', action: 'Change' },
        { key: 'place', title: 'Place', children: 'Bay 4' },
        { key: 'review', title: 'Review' },
      ]}
    />
  ),
  Price: <Price now={199} was={299} per="/lb" unitPrice="12.4¢/oz" size="hero" label="Now $1.99, was $2.99" />,
  QuantityStepper: (
    <QuantityStepper
      label="Weight of apples"
      decrementLabel="Less"
      incrementLabel="More"
      measure="weight"
      unit="lb"
      value={0.25}
      onChange={nothing}
      removeLabel="Remove apples"
      onRemove={nothing}
    />
  ),
  ScratchCard: (
    <ScratchCard
      label="Scratch card"
      caption="Find three the same"
      state="open"
      contents={Array.from({ length: 6 }, () => ({ name: 'lemon', picture: '/lemon.svg' }))}
      matches={[0, 1, 2]}
      squareLabel={(square, look, name) => `${square} ${look} ${name}`}
      onAllOpen={nothing}
      coin="/coin.svg"
    />
  ),
  SlotPicker: (
    <SlotPicker
      label="Pickup time"
      dayLabel="Day"
      emptyLabel="No times"
      days={week}
      value="thu-16"
      onChange={nothing}
    />
  ),
  Table: (
    <Table
      caption="Nutrition facts"
      captionNote="1 apple"
      columns={[
        { key: 'name', title: 'Nutrient', titleHidden: true },
        { key: 'amount', title: 'Amount', align: 'end', sortable: true },
      ]}
      rows={[{ key: 'fiber', cells: { name: 'Fiber', amount: '4.4 g' }, indented: true, strong: true }]}
      sort={{ column: 'amount', direction: 'descending' }}
      onSort={nothing}
    />
  ),
  Wheel: (
    <Wheel
      fields={[{ label: '5 pts', picture: '/lemon.svg' }, { label: '10 pts' }, { label: 'Bread' }]}
      drawn={1}
      state="resting"
      onRest={nothing}
      label="Wheel"
    />
  ),
};
