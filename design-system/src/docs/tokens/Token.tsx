import { Suspense, useState } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { useAnnounce } from '../../components/LiveRegion/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { TokenRow } from '../../theme/token-row.ts';
import { contrast, hex } from './contrast.ts';
import { EachTheme } from './EachTheme.tsx';
import * as styles from '../shared/pages.css.ts';
import type { TokenValues } from '../shared/useTokenValues.ts';

/** What a color is measured against: its own partner, else the card. */
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

/** A token's value on this page, as it is written in a design: colors in hex. */
export const shownValue = ({ property, type }: TokenRow, values: TokenValues): string => {
  const value = values[property] ?? '';
  return type === 'color' && value ? hex(value) : value;
};

/** One token: what it looks like, what it is for, its name to copy, and its value here and in every theme. */
export function Token({ row, values }: { row: TokenRow; values: TokenValues }) {
  const [open, setOpen] = useState(false);
  const differs = row.setBy === 'banner' || row.changesWith.includes('dark');
  return (
    <li className={styles.row}>
      <Sample row={row} />
      <Stack gap={1}>
        <div className={styles.nameLine}>
          <Text weight="strong">{row.description}</Text>
          <Copy name={row.name} />
        </div>
        <div className={styles.line}>
          <code className={styles.code}>{row.name}</code>
          <code className={styles.code}>{row.property}</code>
          <code className={styles.code}>{shownValue(row, values)}</code>
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
        {differs && (
          <div>
            <Button
              tone="plain"
              size="small"
              icon={open ? 'chevron-up' : 'chevron-down'}
              aria-expanded={open}
              aria-label={`${row.name} in every theme`}
              onClick={() => setOpen(!open)}
            >
              In every theme
            </Button>
            {open && (
              <Suspense>
                <EachTheme row={row} />
              </Suspense>
            )}
          </div>
        )}
      </Stack>
    </li>
  );
}

function Copy({ name }: { name: string }) {
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`vars.${name}`);
    setCopied(true);
    announce(`vars.${name} copied`);
  };
  return <IconButton label={`Copy ${name}`} icon={copied ? 'check' : 'copy'} onClick={() => void copy()} />;
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
