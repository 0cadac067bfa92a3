import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { vars } from '../../theme/contract.ts';
import { tokenRows } from '../../theme/token-rows.ts';
import { Page, Section } from '../shared/Page.tsx';
import * as styles from '../shared/pages.css.ts';
import { useTokenValues } from '../shared/useTokenValues.ts';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Motion: StoryObj = { render: () => <MotionPage /> };

function MotionPage() {
  const values = useTokenValues();
  const [run, setRun] = useState(0);
  const durations = tokenRows.filter(({ group }) => group === 'motion');
  const curves = tokenRows.filter(({ group }) => group === 'ease');
  return (
    <Page
      title="Motion"
      lead="Motion explains where something came from and stays out of the way: 150 ms in, 300 ms out. Only the games are playful. Under reduced motion every duration is 0."
    >
      <div>
        <Button tone="brand" icon="refresh-cw" onClick={() => setRun(run + 1)}>
          Replay
        </Button>
      </div>
      <Section title="Durations">
        <Stack as="ul" gap={5}>
          {durations.map(({ name, property, description }) => (
            <li key={name}>
              <Mover
                key={run}
                name={name}
                value={values[property] ?? ''}
                description={description}
                duration={`var(${property})`}
                curve={name === 'motion.play' ? vars.ease.play : vars.ease.out}
              />
            </li>
          ))}
        </Stack>
      </Section>
      <Section title="Curves">
        <Stack as="ul" gap={5}>
          {curves.map(({ name, property, description }) => (
            <li key={name}>
              <Mover
                key={run}
                name={name}
                value={values[property] ?? ''}
                description={description}
                duration={vars.motion.breath}
                curve={`var(${property})`}
              />
            </li>
          ))}
        </Stack>
      </Section>
      <Section title="The rules">
        <Text>Nothing moves unprompted, nothing moves longer than the wheel, and nothing flashes.</Text>
        <Text>Focus never waits for motion: people can use a dialog while it is still opening.</Text>
        <Text>Whatever motion says is also said without it.</Text>
      </Section>
    </Page>
  );
}

interface MoverProps {
  name: string;
  value: string;
  description: string;
  duration: string;
  curve: string;
}

function Mover({ name, value, description, duration, curve }: MoverProps) {
  return (
    <Stack gap={2}>
      <div className={styles.line}>
        <code className={styles.code}>{name}</code>
        <code className={styles.code}>{value}</code>
        <Text as="span" size="meta" tone="soft">
          {description}
        </Text>
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.runner} style={{ animationDuration: duration, animationTimingFunction: curve }} />
      </div>
    </Stack>
  );
}
