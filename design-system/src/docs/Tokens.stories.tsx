import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../components/Badge/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import type { TokenRow } from '../theme/token-row.ts';
import { tokenRows } from '../theme/token-rows.ts';
import { contrast, hex } from './contrast.ts';
import { Page, Section } from './Page.tsx';
import * as styles from './pages.css.ts';
import { useTokenValues, type TokenValues } from './useTokenValues.ts';

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Tokens: StoryObj = { render: () => <TokenPage /> };

const titles: Record<string, string> = {
  color: 'Colours',
  space: 'Space',
  text: 'Text sizes',
  leading: 'Lines',
  font: 'Faces',
  weight: 'Weights',
  lift: 'Lifts',
  motion: 'Durations',
  ease: 'Curves',
  layer: 'Layers',
  control: 'Controls',
  layout: 'Layout',
  display: 'Display face',
  radius: 'Radii',
};

/** What a colour is measured against: its own partner, else the card. */
const grounds: Record<string, readonly string[]> = {
  '--on-action': ['--action', '--action-hover'],
  '--on-inverse': ['--surface-inverse'],
  '--on-savings': ['--savings'],
  '--on-play-paper': ['--play-paper'],
  '--success': ['--surface-card', '--success-tint'],
  '--warning': ['--surface-card', '--warning-tint'],
  '--error': ['--surface-card', '--error-tint'],
  '--action-ink': ['--surface-card', '--action-tint'],
};
const fronts = new Set(['--ink', '--ink-soft', '--ink-faint', '--action', '--border-control', '--focus']);

function TokenPage() {
  const values = useTokenValues();
  const groups = [...Map.groupBy(tokenRows, ({ group }) => group)];
  return (
    <Page
      title="Tokens"
      lead={`${tokenRows.length} decisions with a name. The values are those of the banner, scheme and contrast chosen above.`}
    >
      {groups.map(([group, rows]) => (
        <Section key={group} title={titles[group] ?? group}>
          <ul>
            {rows.map((row) => (
              <Token key={row.name} row={row} values={values} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

function Token({ row, values }: { row: TokenRow; values: TokenValues }) {
  const value = values[row.property] ?? '';
  return (
    <li className={styles.row}>
      <Sample row={row} />
      <Stack gap={1}>
        <Text weight="strong">{row.description}</Text>
        <div className={styles.line}>
          <code className={styles.code}>{row.name}</code>
          <code className={styles.code}>{row.property}</code>
          <code className={styles.code}>{row.type === 'color' && value ? hex(value) : value}</code>
        </div>
        {row.type === 'color' && <Contrasts property={row.property} values={values} />}
        <div className={styles.line}>
          <Text as="span" size="meta" tone="soft">
            {row.setBy === 'banner' ? 'Set by each banner' : 'The same in every banner'}
          </Text>
          {row.changesWith.map((what) => (
            <Badge key={what}>changes with {what}</Badge>
          ))}
        </div>
      </Stack>
    </li>
  );
}

function Contrasts({ property, values }: { property: string; values: TokenValues }) {
  const against = grounds[property] ?? (fronts.has(property) ? ['--surface-card', '--surface-page'] : []);
  const front = values[property];
  if (!front || against.length === 0) return null;
  const measured = against.map(
    (ground) => `${contrast(front, values[ground] ?? front).toFixed(2)} : 1 on ${ground.slice(2)}`,
  );
  return <Text size="meta">Contrast {measured.join(', ')}</Text>;
}

function Sample({ row: { type, property, group } }: { row: TokenRow }) {
  const own = `var(${property})`;
  if (type === 'color') return <div className={styles.sample} style={{ background: own }} />;
  if (type === 'shadow') return <div className={styles.sample} style={{ boxShadow: own }} />;
  if (group === 'radius') return <div className={styles.sample} style={{ borderRadius: own }} />;
  if (group === 'space')
    return (
      <div className={styles.sample}>
        <div style={{ inlineSize: own, blockSize: own, maxInlineSize: '100%', background: 'var(--action)' }} />
      </div>
    );
  if (type === 'fontFamily' || type === 'fontWeight')
    return (
      <div
        className={styles.sample}
        aria-hidden="true"
        style={type === 'fontFamily' ? { fontFamily: own } : { fontWeight: own }}
      >
        Aa
      </div>
    );
  return <div className={styles.sample} aria-hidden="true" />;
}
