import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { perSpace } from '../../theme/space.ts';
import { sized } from '../../theme/typography.ts';

const { color, space } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', counterReset: 'item' });
export const size = styleVariants({ meta: sized('meta'), body: sized('body') });
export const gap = styleVariants(perSpace((step) => ({ rowGap: step })));

const marked = { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[3] } as const;
export const item = styleVariants({
  plain: {},
  divided: {
    paddingBlock: space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
  },
  bullet: {
    ...marked,
    // a border, not a fill: the dot stays when colors are forced
    '::before': {
      content: '',
      marginBlockStart: '0.55em',
      border: `3px solid ${color.inkSoft}`,
      borderRadius: '50%',
      blockSize: 0,
    },
  },
  number: {
    ...marked,
    counterIncrement: 'item',
    '::before': {
      content: 'counter(item) "."',
      minInlineSize: '1.25em',
      color: color.inkSoft,
      fontWeight: vars.weight.strong,
    },
  },
  check: marked,
});
export const check = style({ display: 'grid', blockSize: '1lh', alignItems: 'center', color: color.success });
export const words = style({ minInlineSize: 0 });
