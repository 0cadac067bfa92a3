import { Icon, type IconName } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import type { ReactNode } from 'react';
import * as rows from '../../ElsewhereStores/ways.css.ts';

interface WayProps {
  sign: ReactNode;
  title: string;
  text?: string | undefined;
  /** What leads there. */
  children: ReactNode;
}

/** A way on, as a row of the card of ways. */
export function Way({ sign, title, text, children }: WayProps) {
  return (
    <li className={rows.way}>
      <div className={rows.sign}>{sign}</div>
      <div className={rows.what}>
        <Text weight="strong">{title}</Text>
        {text !== undefined && (
          <Text size="meta" tone="soft">
            {text}
          </Text>
        )}
      </div>
      <div className={rows.action}>{children}</div>
    </li>
  );
}

/** What stands for a way that has no picture. */
export const Sign = ({ icon }: { icon: IconName }) => <Icon name={icon} size={24} />;
