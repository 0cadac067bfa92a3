import type { ReactElement } from 'react';
import { AutoGrid } from '../components/AutoGrid/index.ts';
import { Bleed } from '../components/Bleed/index.ts';
import { Container } from '../components/Container/index.ts';
import { Divider } from '../components/Divider/index.ts';
import { List, ListItem } from '../components/List/index.ts';
import { Loader } from '../components/Loader/index.ts';
import { ScrollArea } from '../components/ScrollArea/index.ts';
import { Tag } from '../components/Tag/index.ts';
import { Truncate } from '../components/Truncate/index.ts';

/** Layout, text and small signs, each in the state with the most in it. */
export const layoutSamples: Record<string, ReactElement> = {
  Bleed: (
    <Bleed inline="margin" block={4}>
      Picture
    </Bleed>
  ),
  Divider: <Divider kind="perforation" orientation="vertical" />,
  List: (
    <List kind="check">
      <ListItem>Free pickup</ListItem>
    </List>
  ),
  Loader: <Loader label="Loading more coupons" />,
  Container: <Container as="main">Screen</Container>,
  ScrollArea: <ScrollArea label="Prizes">Prizes</ScrollArea>,
  Tag: (
    <Tag tone="inverse" icon="star" onRemove={() => {}} removeLabel="Remove Organic">
      Organic
    </Tag>
  ),
  AutoGrid: (
    <AutoGrid size="small" gap="gutter">
      AutoGrid
    </AutoGrid>
  ),
  Truncate: <Truncate lines={2}>A long name</Truncate>,
};
