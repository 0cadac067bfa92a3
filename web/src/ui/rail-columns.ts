import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import type { ComplexStyleRule } from '@vanilla-extract/css';

const { space } = vars;
const own = 'minmax(0, 1fr)';

interface RailOptions {
  /** Between what stands below one another. */
  gap: string;
  /** How wide the rail is from 990 px on; from 1200 px it has 400 px. */
  rail?: '340px' | '360px';
  /** More of the two columns from 990 px on. */
  desktop?: { gridTemplateRows: string };
  /** On paper. */
  print?: { display: 'block' };
}

/** Styles of a page's columns: its own, and from 990 px on a rail beside it for what goes with all of it, such as sums. */
export const railColumns = ({ gap, rail = '340px', desktop, print }: RailOptions): ComplexStyleRule => ({
  display: 'grid',
  gridTemplateColumns: own,
  gap,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${own} ${rail}`, columnGap: space[8], ...desktop },
    [media.spacious]: { gridTemplateColumns: `${own} 400px`, columnGap: space[12] },
    ...(print ? { [media.print]: print } : {}),
  },
});
