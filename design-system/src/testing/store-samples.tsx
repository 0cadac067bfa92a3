import type { ReactElement } from 'react';
import { AvailabilityMessage } from '../components/AvailabilityMessage/index.ts';
import { Avatar } from '../components/Avatar/index.ts';
import { FacetGroup } from '../components/FacetGroup/index.ts';
import { Image } from '../components/Image/index.ts';
import { Price } from '../components/Price/index.ts';
import { QuantityStepper } from '../components/QuantityStepper/index.ts';

const nothing = () => {};

/** One of each component of the store and of data, in the state with the most in it. */
export const storeSamples: Record<string, ReactElement> = {
  AvailabilityMessage: <AvailabilityMessage kind="elsewhere">Only Available In-Store</AvailabilityMessage>,
  Avatar: <Avatar name="Maya Lopez" src="/maya.jpg" />,
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
};
