import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/Heading/index.ts';
import { Numeral } from '../components/Numeral/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { vars } from '../theme/contract.ts';
import { tokenRows } from '../theme/token-rows.ts';
import { Page, Section } from './Page.tsx';
import * as styles from './pages.css.ts';
import { useTokenValues } from './useTokenValues.ts';

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
      lead="Two faces: one to read in every banner, one to be recognised by. Sizes are rem, so that a larger text setting is obeyed; each has its own line."
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
        <Text tone="soft">Of one width, so that prices stand under each other and a count does not tremble.</Text>
        <Stack gap={0}>
          <Numeral size="page">111.11</Numeral>
          <Numeral size="page">888.88</Numeral>
        </Stack>
      </Section>
      <Section title="In use">
        <Heading level={3} size="feature">
          Spring into savings
        </Heading>
        <Text size="lead">Shop, collect points and spin the wheel for groceries.</Text>
        <Text>Earn one point for every dollar. Points arrive within 48 hours of your purchase.</Text>
        <Text size="meta" tone="soft">
          Ends May 31
        </Text>
      </Section>
    </Page>
  );
}
