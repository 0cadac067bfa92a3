import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../components/Badge/index.ts';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { Grid } from '../components/Grid/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { ProgressBar } from '../components/ProgressBar/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Status } from '../components/Status/index.ts';
import { Text } from '../components/Text/index.ts';
import { Ticket } from '../components/Ticket/index.ts';
import { themeChoices } from '../../.storybook/themes.ts';
import { Page, Section } from './Page.tsx';
import * as styles from './pages.css.ts';

const meta = {
  title: 'Start/Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const switches = [
  {
    name: 'Banner',
    does: `${themeChoices.length} themes, wireframe among them: it proves that nothing is tied to a brand.`,
  },
  { name: 'Scheme and contrast', does: 'Light or dark, normal or more contrast: four of each theme.' },
  { name: 'Direction', does: 'Right to left mirrors everything; no component knows left from right.' },
  { name: 'Motion', does: 'Reduced, as the device may ask for.' },
  { name: 'Text size', does: '200 %: text grows, nothing is cut off.' },
  { name: 'Viewport', does: 'From a phone of 320 px to a desk of 1440 px.' },
];

const habits = [
  'Ask a component for a meaning, not for a look: tone, size, state. There is no className.',
  'Parents own the space between; components have no outer margin.',
  'One primary action a card, a dialog, a page.',
  'Never colour alone: every state has a shape or words too.',
  'Every target is at least 44 px; nothing needs a pointer that hovers.',
  'A new banner is one file of tokens.',
];

export const Welcome: StoryObj = {
  render: () => (
    <Page
      title="Larder design system"
      lead="What a grocery storefront is made of, for many banners: tokens, themes and components that everybody can use, with a keyboard, a screen reader, large text, in the dark and from right to left."
    >
      <Section title="A taste">
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
              <Ticket>Save $1.50</Ticket>
              <Button tone="primary">Play now</Button>
            </Stack>
          </Card>
          <Card>
            <Stack gap={4}>
              <Heading level={3} size="small">
                To the next play
              </Heading>
              <ProgressBar label="Points" valueText="40 of 100" value={40} max={100} />
              <Text tone="soft">Sixty more. Strawberries are on offer.</Text>
            </Stack>
          </Card>
        </Grid>
      </Section>
      <Section title="The switches above">
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
        <Text>Each has an entry of its own, so that a page loads what it draws and nothing else:</Text>
        <code className={styles.code}>{`import { Button } from '@larder/design-system/Button'`}</code>
        <Text tone="soft">
          Its page under Components says when to use it and when not, what it is made of, what a screen reader and a
          keyboard do with it, and shows every state.
        </Text>
      </Section>
      <Section title="House habits">
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
