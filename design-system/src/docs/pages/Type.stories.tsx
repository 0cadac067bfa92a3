import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../components/Heading/index.ts';
import { Numeral } from '../../components/Numeral/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { vars } from '../../theme/contract.ts';
import { tokenRows } from '../../theme/token-rows.ts';
import { Page, Section } from '../shared/Page.tsx';
import * as styles from '../shared/pages.css.ts';
import { useTokenValues } from '../shared/useTokenValues.ts';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Type: StoryObj = { render: () => <TypePage /> };

const display = new Set(['small', 'title', 'feature', 'page', 'landing', 'hero', 'numeral']);

function TypePage() {
  const values = useTokenValues();
  const sizes = tokenRows.filter(({ group }) => group === 'text');
  return (
    <Page
      title="Type"
      lead="Two faces: one for reading, the same in every banner, and one that makes each banner recognizable. Sizes are in rem, so they follow the reader’s text setting; each has its own line height."
    >
      <Section title="Sizes">
        <Stack gap={6} as="ul">
          {sizes.map(({ name, property, description }) => {
            const size = name.replace('text.', '') as keyof typeof vars.text;
            return (
              <li key={name}>
                <Stack gap={1}>
                  <div className={styles.line}>
                    <code className={styles.code}>{name}</code>
                    <code className={styles.code}>
                      {values[property]} / {values[property.replace('text', 'leading')]}
                    </code>
                    <Text as="span" size="meta" tone="soft">
                      {description}
                    </Text>
                  </div>
                  <div
                    className={styles.specimen}
                    style={{
                      fontSize: vars.text[size],
                      lineHeight: vars.leading[size],
                      ...(display.has(size)
                        ? { fontFamily: vars.font.display, fontWeight: vars.display.weight }
                        : undefined),
                    }}
                  >
                    Fresh bread, 1,240 points
                  </div>
                </Stack>
              </li>
            );
          })}
        </Stack>
      </Section>
      <Section title="Weights">
        <Stack gap={2}>
          {Object.entries(vars.weight).map(([name, weight]) => (
            <div key={name} style={{ fontWeight: weight }}>
              {name}: Strawberries, organic, 16 ounces
            </div>
          ))}
        </Stack>
      </Section>
      <Section title="Figures">
        <Text tone="soft">Tabular, so prices line up and a running count doesn’t jitter.</Text>
        <Stack gap={0}>
          <Numeral size="page">111.11</Numeral>
          <Numeral size="page">888.88</Numeral>
        </Stack>
      </Section>
      <Section title="In use">
        <Heading level={3} size="feature">
          Spring into savings
        </Heading>
        <Text size="lead">Shop, collect points, and spin the wheel for groceries.</Text>
        <Text>Earn one point for every dollar. Points arrive within 48 hours of your purchase.</Text>
        <Text size="meta" tone="soft">
          Ends May 31
        </Text>
      </Section>
    </Page>
  );
}
