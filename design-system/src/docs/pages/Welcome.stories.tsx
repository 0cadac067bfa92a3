import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { SavingsBadge } from '../../components/SavingsBadge/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Status } from '../../components/Status/index.ts';
import { Text } from '../../components/Text/index.ts';
import { themeChoices } from '../../../.storybook/themes.ts';
import { Page, Section } from '../shared/Page.tsx';
import * as styles from '../shared/pages.css.ts';

const meta = {
  title: 'Start/Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const switches = [
  {
    name: 'Banner',
    does: `${themeChoices.length} themes, including wireframe, which proves that nothing is tied to a brand.`,
  },
  { name: 'Scheme and contrast', does: 'Light or dark, normal or more contrast: four versions of each theme.' },
  { name: 'Direction', does: 'Right to left mirrors everything; no component hard-codes left or right.' },
  { name: 'Motion', does: 'Reduced, as the device may request.' },
  { name: 'Text size', does: '200 %: text grows, and nothing is cut off.' },
  { name: 'Viewport', does: 'From a 320 px phone to a 1440 px desktop.' },
];

const habits = [
  'Ask a component for meaning, not for a look: tone, size, state. There is no className.',
  'Parents own the spacing; components have no outer margin.',
  'One primary action per card, dialog, or page.',
  'Never color alone: every state also has a shape or words.',
  'Every target is at least 44 px; nothing needs hover.',
  'A new banner is one token file.',
];

export const Welcome: StoryObj = {
  render: () => (
    <Page
      title="Larder design system"
      lead="The building blocks of a grocery storefront with many banners: tokens, themes, and components for everybody, with a keyboard or a screen reader, in large text, in dark mode, and right to left."
    >
      <Section title="At a glance">
        <Grid columns={{ base: 1, tablet: 2 }} gap={4}>
          <Card>
            <Stack gap={4} align="start">
              <Inline gap={3} justify="between">
                <Status kind="active">In progress</Status>
                <Badge tone="brand">New</Badge>
              </Inline>
              <Heading level={3} size="small">
                Spring into savings
              </Heading>
              <SavingsBadge>Save $1.50</SavingsBadge>
              <Button tone="primary">Play now</Button>
            </Stack>
          </Card>
          <Card>
            <Stack gap={4}>
              <Heading level={3} size="small">
                Until your next play
              </Heading>
              <ProgressBar label="Points" valueText="40 of 100" value={40} max={100} />
              <Text tone="soft">60 points to go. Strawberries are on sale.</Text>
            </Stack>
          </Card>
        </Grid>
      </Section>
      <Section title="The toolbar">
        <Stack as="ul" gap={2}>
          {switches.map(({ name, does }) => (
            <li key={name}>
              <Text as="span">
                <Text as="strong">{name}.</Text> {does}
              </Text>
            </li>
          ))}
        </Stack>
      </Section>
      <Section title="Use a component">
        <Text>Each has its own entry point, so a page loads only what it uses:</Text>
        <code className={styles.code}>{`import { Button } from '@larder/design-system/Button'`}</code>
        <Text tone="soft">
          Its page under Components says when to use it and when not, what it’s made of, and what a screen reader and a
          keyboard do with it. It shows every state.
        </Text>
      </Section>
      <Section title="House rules">
        <Stack as="ul" gap={2}>
          {habits.map((habit) => (
            <li key={habit}>
              <Text as="span">{habit}</Text>
            </li>
          ))}
        </Stack>
      </Section>
    </Page>
  ),
};
