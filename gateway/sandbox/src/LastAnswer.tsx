import { useGraphiQL } from '@graphiql/react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { measures } from './measured-fetch.ts';
import { useCopy } from './useCopy.ts';

const size = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);

/** Status, time, size, and correlation id of the tab's newest answer. */
export function LastAnswer() {
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id ?? '');
  useLayoutEffect(() => measures.isIn(tab), [tab]);
  const measure = useSyncExternalStore(measures.subscribe, () => measures.of(tab));
  const { copied, copy } = useCopy();
  if (!measure) return <p className="answer">Run an operation to see its status, time, and size here.</p>;
  const { status, ms, bytes, correlationId } = measure;
  return (
    <dl className="answer">
      <div>
        <dt>Status</dt>
        <dd className={status < 400 ? 'good' : 'bad'}>{status}</dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>{Math.round(ms)} ms</dd>
      </div>
      <div>
        <dt>Size</dt>
        <dd>{size(bytes)}</dd>
      </div>
      {correlationId !== null && (
        <div>
          <dt>Correlation id</dt>
          <dd>
            <code>{correlationId}</code>
            <button type="button" onClick={() => copy(correlationId, 'Copied')}>
              {copied || 'Copy'}
            </button>
          </dd>
        </div>
      )}
    </dl>
  );
}
