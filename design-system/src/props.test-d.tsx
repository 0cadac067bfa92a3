import { Badge } from './components/Badge/index.ts';
import { Box } from './components/Box/index.ts';
import { Button } from './components/Button/index.ts';
import { ButtonLink } from './components/ButtonLink/index.ts';
import { Heading } from './components/Heading/index.ts';
import { Icon } from './components/Icon/index.ts';
import { IconButton } from './components/IconButton/index.ts';
import { Select } from './components/Select/index.ts';
import { Skeleton } from './components/Skeleton/index.ts';
import { SkipLink } from './components/SkipLink/index.ts';
import { Stack } from './components/Stack/index.ts';
import { Text } from './components/Text/index.ts';
import type { BannerKey } from './theme/banners.ts';
import { vars } from './theme/contract.ts';

/** What must not compile: the type check fails when one of these lines becomes right. */
export const refused = [
  // @ts-expect-error the API is closed: no class names
  <Button key="1" tone="primary" className="mine" />,
  // @ts-expect-error no inline styles
  <Text key="2" style={{ color: 'red' }} />,
  // @ts-expect-error no outer margin
  <Box key="3" margin={4} />,
  // @ts-expect-error 7 is not a step of space
  <Stack key="4" gap={7} />,
  // @ts-expect-error a button always has a tone
  <Button key="5">Play now!</Button>,
  // @ts-expect-error a button does not lead anywhere
  <Button key="6" tone="primary" href="/games" />,
  // @ts-expect-error a link needs an address
  <ButtonLink key="7" tone="primary" />,
  // @ts-expect-error an icon button needs a name
  <IconButton key="8" icon="x" />,
  // @ts-expect-error there is no such icon
  <Icon key="9" name="unicorn" />,
  // @ts-expect-error a heading has a level
  <Heading key="10" size="page" />,
  // @ts-expect-error a badge is never a saving
  <Badge key="11" tone="savings" />,
  // @ts-expect-error a skeleton has words or a size, not both
  <Skeleton key="12" width={20} height={20}>
    words
  </Skeleton>,
  // @ts-expect-error a skip link stays on the page
  <SkipLink key="13" href="/main">
    Skip
  </SkipLink>,
  // @ts-expect-error the value is one of the options
  <Select<'WA' | 'OR'> key="14" label="State" name="state" options={[]} value="CA" onChange={() => {}} />,
];

// @ts-expect-error no such token
export const noToken = vars.color.brandRed;
// @ts-expect-error no such banner
export const noBanner: BannerKey = 'corner-shop';
