import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Tile } from '../Tile/index.ts';
import { Image } from './Image.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Tile size="huge">
        <Image src="pictures/strawberry.svg" alt="Strawberries" width={72} height={72} />
      </Tile>
    ),
    parts: [
      { name: 'Picture', at: 'img', note: 'keeps its place before it has come' },
      { name: 'Ground', at: 'div', note: 'a Tile, where the picture has no edge of its own' },
    ],
  },
  do: {
    picture: (
      <Tile size="huge">
        <Image src="pictures/avocado.svg" alt="Avocado, cut in half" width={72} height={72} />
      </Tile>
    ),
    because: 'Say what is to be seen, or nothing where the words beside it do.',
  },
  dont: {
    picture: (
      <Tile size="huge">
        <Image src="pictures/avocado.svg" alt="Image of product 40012_front.svg" width={72} height={72} pale />
      </Tile>
    ),
    because: 'Don’t fill `alt` with a file’s name, and don’t pale what can still be had.',
  },
  related: ['Tile', 'Icon', 'Avatar'],
};
