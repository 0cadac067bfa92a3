import { Icon } from '../../components/Icon/index.ts';
import { Coded } from '../shared/Coded.tsx';
import type { ComponentDocs } from './component-docs.ts';
import * as styles from './figures.css.ts';
import { Frame } from './Frame.tsx';

const kinds = [
  { kind: 'do', word: 'Do:', icon: 'circle-check' },
  { kind: 'dont', word: 'Don’t', icon: 'circle-alert' },
] as const;

interface ExamplesProps {
  name: string;
  docs: Pick<ComponentDocs, 'do' | 'dont' | 'framed'>;
}

/** A right and a wrong use, side by side, as the component draws them. */
export function Examples({ name, docs }: ExamplesProps) {
  return (
    <div className={styles.pair}>
      {kinds.map(({ kind, word, icon }) => (
        <figure key={kind} className={styles.example[kind]}>
          <div className={styles.examplePicture}>
            {docs.framed ? (
              <Frame component={name} picture={kind} height={docs.framed} title={docs[kind].because} />
            ) : (
              <div className={styles.pictureWide} data-picture={kind} inert>
                {docs[kind].picture}
              </div>
            )}
          </div>
          <figcaption className={styles.because}>
            <span className={styles.word[kind]}>
              <Icon name={icon} />
            </span>
            <span>
              <strong className={styles.word[kind]}>{word}</strong>{' '}
              <Coded>{docs[kind].because.replace(/^Don’t /, '')}</Coded>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
