import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Carousel } from './Carousel.tsx';

const cards = ['Berries', 'Bread', 'Cheese', 'Coffee'].map((name) => (
  <Card key={name} padding="small">
    {name}
  </Card>
));

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Carousel
        label="For you"
        previousLabel="Previous"
        nextLabel="Next"
        heading={
          <Heading level={3} size="small">
            For you
          </Heading>
        }
      >
        {cards}
      </Carousel>
    ),
    parts: [
      { name: 'Heading', at: 'h3', note: 'names the row' },
      { name: 'Previous', at: 'button', note: 'unavailable at the start, but keeps focus' },
      { name: 'Next', at: 'button + button' },
      { name: 'Row', at: 'ul', note: 'scrolls by touch, keyboard, wheel, or button' },
      { name: 'Item', at: 'li', note: 'the last one that fits is cut off' },
    ],
  },
  do: {
    picture: (
      <Carousel
        label="For you"
        previousLabel="Previous"
        nextLabel="Next"
        heading={
          <Heading level={3} size="small">
            For you
          </Heading>
        }
      >
        {cards}
      </Carousel>
    ),
    because: 'Let the next card peek in, and name the row in a heading.',
  },
  dont: {
    picture: (
      <Carousel label="Steps" previousLabel="Previous" nextLabel="Next" item="whole">
        <Card>Step 1: sign in</Card>
        <Card>Step 2: accept the rules</Card>
      </Carousel>
    ),
    because: 'Don’t hide what everybody has to read behind a button.',
  },
  related: ['ScrollArea', 'AutoGrid', 'Grid', 'Card'],
};
