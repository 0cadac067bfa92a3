import { use } from 'react';
import type { TokenRow } from '../../theme/token-row.ts';
import { themeChoices } from '../../../.storybook/themes.ts';
import * as styles from '../shared/pages.css.ts';
import { allThemeValues } from './theme-values.ts';

let reading: ReturnType<typeof allThemeValues> | undefined;

interface ValueProps {
  value: string;
  isColor: boolean;
}

function Value({ value, isColor }: ValueProps) {
  return (
    <span className={styles.value}>
      {isColor && <span className={styles.dot} style={{ background: value }} />}
      <code className={styles.code}>{value}</code>
    </span>
  );
}

/** What a token is worth in every theme, light and dark. */
export function EachTheme({ row: { name, property, type } }: { row: TokenRow }) {
  const values = use((reading ??= allThemeValues()));
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>{name} in every theme</caption>
        <thead>
          <tr>
            <th scope="col">Theme</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {themeChoices.map(({ value: key, title }) => {
            const { light = '', dark = '' } = values.get(key)?.get(property) ?? {};
            return (
              <tr key={key}>
                <th scope="row">{title}</th>
                <td>
                  <Value value={light} isColor={type === 'color'} />
                </td>
                <td>
                  <Value value={dark} isColor={type === 'color'} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
