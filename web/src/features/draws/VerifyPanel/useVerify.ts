import { useEffect, useRef, useState } from 'react';
import { pageNow } from '../../../page/clock.ts';
import type { CheckJob, CheckNews } from '../check-draw.worker.ts';
import type { VerifyState } from './verify-state.ts';

/**
 * Replays the draw from the published file in a worker, as is or with one entry changed: the page
 * stays responsive, and it can be stopped at any time.
 */
export function useVerify(path: string | null, mine: readonly string[]) {
  const [state, setState] = useState<VerifyState>({ kind: 'idle' });
  const worker = useRef<Worker | null>(null);
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);

  const run = (tampers: boolean): void => {
    if (worker.current || path === null) return;
    const began = pageNow();
    const checking = new Worker(new URL('../check-draw.worker.ts', import.meta.url), { type: 'module' });
    worker.current = checking;
    setState({ kind: 'loading' });
    const settle = (settled: VerifyState) => {
      end();
      setState(settled);
    };
    checking.addEventListener('error', () => settle({ kind: 'failed', reason: 'not-loaded' }));
    checking.addEventListener('message', ({ data: news }: MessageEvent<CheckNews>) => {
      if (news.kind === 'progress') setState({ ...news, kind: 'running' });
      else if (news.kind === 'failed') settle(news);
      else settle({ ...news, seconds: (pageNow() - began) / 1000, tampered: tampers });
    });
    checking.postMessage({ path, mine, tampers } satisfies CheckJob);
  };
  const stop = () => {
    end();
    setState({ kind: 'stopped' });
  };
  return { state, verify: () => run(false), tamper: () => run(true), stop };
}
