import * as styles from './pages.css.ts';

/** Words with code in backticks, drawn as code. */
export function Coded({ children }: { children: string }) {
  return children.split('`').map((text, index) =>
    index % 2 === 0 ? (
      text
    ) : (
      <code key={text} className={styles.code}>
        {text}
      </code>
    ),
  );
}
