import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alert } from './components/Alert/index.ts';
import { Badge } from './components/Badge/index.ts';
import { Box } from './components/Box/index.ts';
import { Breadcrumbs } from './components/Breadcrumbs/index.ts';
import { Button } from './components/Button/index.ts';
import { ButtonLink } from './components/ButtonLink/index.ts';
import { Card } from './components/Card/index.ts';
import { Checkbox } from './components/Checkbox/index.ts';
import { CountBadge } from './components/CountBadge/index.ts';
import { CouponCard } from './components/CouponCard/index.ts';
import { DateField } from './components/DateField/index.ts';
import { DefinitionList } from './components/DefinitionList/index.ts';
import { Dialog } from './components/Dialog/index.ts';
import { Drawer } from './components/Drawer/index.ts';
import { EmptyState } from './components/EmptyState/index.ts';
import { Grid } from './components/Grid/index.ts';
import { Heading } from './components/Heading/index.ts';
import { Icon } from './components/Icon/index.ts';
import { IconButton } from './components/IconButton/index.ts';
import { IconButtonLink } from './components/IconButtonLink/index.ts';
import { Inline } from './components/Inline/index.ts';
import { Link } from './components/LinkProvider/index.ts';
import { LiveRegionProvider } from './components/LiveRegion/index.ts';
import { Note } from './components/Note/index.ts';
import { Numeral } from './components/Numeral/index.ts';
import { OneTimeCodeField } from './components/OneTimeCodeField/index.ts';
import { OptionCards } from './components/OptionCards/index.ts';
import { PlaysLeft } from './components/PlaysLeft/index.ts';
import { ProgressBar } from './components/ProgressBar/index.ts';
import { RadioCards } from './components/RadioCards/index.ts';
import { SavingsBadge } from './components/SavingsBadge/index.ts';
import { Select } from './components/Select/index.ts';
import { Skeleton } from './components/Skeleton/index.ts';
import { SkipLink } from './components/SkipLink/index.ts';
import { Stack } from './components/Stack/index.ts';
import { Status } from './components/Status/index.ts';
import { Suggestions } from './components/Suggestions/index.ts';
import { Text } from './components/Text/index.ts';
import { TextField } from './components/TextField/index.ts';
import { TextLink } from './components/TextLink/index.ts';
import { Tile } from './components/Tile/index.ts';
import { Toast } from './components/Toast/index.ts';
import { VisuallyHidden } from './components/VisuallyHidden/index.ts';
import { fieldSamples } from './testing/field-samples.tsx';
import { layoutSamples } from './testing/layout-samples.tsx';
import { navigationSamples } from './testing/navigation-samples.tsx';
import { overlaySamples } from './testing/overlay-samples.tsx';
import { storeSamples } from './testing/store-samples.tsx';

const nothing = () => {};

/** One of each component, in the state with the most in it. */
const samples: Record<string, ReactElement> = {
  ...fieldSamples,
  ...layoutSamples,
  ...navigationSamples,
  ...overlaySamples,
  ...storeSamples,
  Alert: (
    <Alert tone="error" title="Games did not load" action={<Button tone="outline">Try again</Button>}>
      Please try again later.
    </Alert>
  ),
  Badge: <Badge shape="number">1</Badge>,
  Box: (
    <Box padding={4} surface="tile" radius="tile">
      Tile
    </Box>
  ),
  Breadcrumbs: <Breadcrumbs label="Breadcrumb" items={[{ title: 'Home', href: '/' }, { title: 'Here' }]} />,
  Button: (
    <Button tone="primary" busy busyLabel="Opting in">
      Opt in
    </Button>
  ),
  ButtonLink: (
    <ButtonLink tone="brand" href="/" icon="gift">
      Prizes
    </ButtonLink>
  ),
  Card: <Card as="article">Card</Card>,
  Checkbox: <Checkbox label="I accept" checked onChange={nothing} error="Accept the rules" />,
  CountBadge: <CountBadge count={14} label="14 items" />,
  CouponCard: <CouponCard as="article" value="$1.50" unit="off" title="Butter" terms="Expires 08/24" />,
  DateField: (
    <DateField
      legend="Date of birth"
      value={{ month: '2', day: '31', year: '1990' }}
      onChange={nothing}
      error="Check the day."
      errorPart="day"
    />
  ),
  Dialog: <Dialog open={false} onOpenChange={nothing} title="Rules" closeLabel="Close" />,
  Drawer: <Drawer open={false} onOpenChange={nothing} title="Menu" side="start" closeLabel="Close" />,
  EmptyState: <EmptyState title="No games" headingLevel={2} />,
  DefinitionList: <DefinitionList items={[{ label: 'Plays left', value: 3 }]} />,
  Grid: (
    <Grid columns={{ base: 1, desktop: 3 }} gap="gutter">
      Grid
    </Grid>
  ),
  Heading: (
    <Heading level={1} size="page">
      Play & Earn
    </Heading>
  ),
  Icon: <Icon name="clock" />,
  IconButton: <IconButton label="Menu" icon="menu" />,
  IconButtonLink: <IconButtonLink label="Account" icon="circle-user-round" href="/" />,
  Inline: (
    <Inline gap={2} justify="between">
      Inline
    </Inline>
  ),
  LinkProvider: <Link href="/">Home</Link>,
  LiveRegion: <LiveRegionProvider>Page</LiveRegionProvider>,
  Note: <Note icon="clock">48 hours</Note>,
  Numeral: <Numeral size="hero">240</Numeral>,
  OneTimeCodeField: <OneTimeCodeField label="Code" length={6} value="407" onChange={nothing} error="Not the code" />,
  OptionCards: (
    <OptionCards
      legend="Bread"
      rule="Choose 1"
      chooses="one"
      chosen={['rye']}
      onChange={nothing}
      options={[{ value: 'rye', label: 'Rye', note: '+$0.50' }]}
    />
  ),
  PlaysLeft: <PlaysLeft used={2} total={5} label="3 plays left" />,
  ProgressBar: <ProgressBar label="Purchased" valueText="2 / 3" value={2} max={3} segments={3} />,
  RadioCards: (
    <RadioCards
      legend="Channel"
      value="sms"
      onChange={nothing}
      options={[{ value: 'sms', title: 'Text message', description: 'Now', icon: 'smartphone' }]}
    />
  ),
  Select: (
    <Select
      label="State"
      name="state"
      value=""
      placeholder="Select"
      onChange={nothing}
      options={[{ value: 'WA', label: 'WA' }]}
    />
  ),
  Skeleton: <Skeleton width="80%" height={16} />,
  SkipLink: <SkipLink href="#main">Skip to content</SkipLink>,
  Stack: <Stack gap={4}>Stack</Stack>,
  Status: <Status kind="done">Completed</Status>,
  Suggestions: (
    <Suggestions
      id="list"
      label="Suggestions"
      groups={[{ id: 'searches', label: 'Searches', suggestions: [{ id: 'milk', text: 'milk', note: 'Dairy' }] }]}
      onChoose={nothing}
      onPoint={nothing}
      status="1 suggestion"
    />
  ),
  Text: <Text tone="soft">Text</Text>,
  TextField: (
    <TextField label="ZIP code" name="zip" value="9410" onChange={nothing} error="Enter 5 digits" hint="5 digits" />
  ),
  TextLink: (
    <TextLink href="/" standalone icon="arrow-left">
      Back
    </TextLink>
  ),
  SavingsBadge: <SavingsBadge size="value">$1.50</SavingsBadge>,
  Tile: <Tile tone="mint">Tile</Tile>,
  Toast: <Toast action={{ label: 'Undo', onClick: nothing }}>Removed</Toast>,
  VisuallyHidden: <VisuallyHidden>Heard</VisuallyHidden>,
};

const complaints = vi.fn<() => void>();
beforeEach(() => {
  complaints.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  vi.spyOn(console, 'warn').mockImplementation(complaints);
});
afterEach(() => void vi.restoreAllMocks());

test('every component has its sample here', () => {
  expect(Object.keys(samples).sort()).toEqual(readdirSync(join(import.meta.dirname, 'components')).sort());
});

test.each(Object.keys(samples))(
  '%s is drawn by the server without a warning or a style attribute, and hydrates',
  async (name) => {
    const sample = samples[name];
    const html = renderToString(sample);
    expect(html).not.toContain('style=');
    const place = document.createElement('div');
    place.innerHTML = html;
    const differs = vi.fn<() => void>();
    const root = await act(async () => hydrateRoot(place, sample, { onRecoverableError: differs }));
    expect(differs).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  },
);
