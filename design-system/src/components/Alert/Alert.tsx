import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './Alert.css.ts';

type Tone = 'error' | 'warning' | 'info' | 'success';

export interface AlertProps {
  /** Severity; it sets the icon and the color. */
  tone: Tone;
  /** What happened, in a few words. */
  title: ReactNode;
  /** Level of the title in the outline; without it, the title isn't a heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `small` inside a card or a form, `medium` on a page. */
  size?: 'small' | 'medium' | undefined;
  /** An action: "Try again". */
  action?: ReactNode;
  /** Announced as soon as it appears; on by default. */
  live?: boolean | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** -1 lets a script move focus here, as to an error summary. */
  tabIndex?: number | undefined;
  /** Ref to the alert, to put focus on it. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What it means and what to do. */
  children?: ReactNode;
}

const icons = {
  error: 'triangle-alert',
  warning: 'clock',
  info: 'info',
  success: 'circle-check',
} as const satisfies Record<Tone, IconName>;

/** What went wrong (or well) here, and what to do: an icon and words on a tint. */
export function Alert({
  tone,
  title,
  headingLevel,
  size = 'medium',
  action,
  live = true,
  children,
  ...rest
}: AlertProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div {...rest} role={role} className={styles.alert({ tone, size })}>
      <Title className={styles.title({ tone })}>
        <span className={styles.icon}>
          <Icon name={icons[tone]} />
        </span>
        <span>{title}</span>
      </Title>
      {children && <div>{children}</div>}
      {action}
    </div>
  );
}
