import { useRef, useState } from 'react';
import { type DrawFile, readDrawFile } from '../draw-file.ts';
import { verifyDraw, withOneEntryChanged } from '../verify-draw.ts';
import type { VerifyState } from './verify-state.ts';

/** Fetches the published file once and repeats the draw over it in this browser, as it is or with one entry changed. */
export function useVerify(path: string | null, mine: readonly string[]) {
  const [state, setState] = useState<VerifyState>({ kind: 'idle' });
  const loaded = useRef<DrawFile | null>(null);

  const load = async (): Promise<DrawFile | 'not-loaded' | 'malformed'> => {
    if (loaded.current) return loaded.current;
    const answer = path ? await fetch(path).catch(() => undefined) : undefined;
    const text = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
    if (text === undefined) return 'not-loaded';
    try {
      return (loaded.current = readDrawFile(text));
    } catch {
      return 'malformed';
    }
  };

  const run = async (tampers: boolean): Promise<void> => {
    if (state.kind === 'running') return;
    if (!globalThis.crypto?.subtle) return setState({ kind: 'failed', reason: 'insecure' });
    setState({ kind: 'running', step: 'load', done: 0 });
    const file = await load();
    if (typeof file === 'string') return setState({ kind: 'failed', reason: file });
    const began = performance.now();
    try {
      const report = await verifyDraw(tampers ? withOneEntryChanged(file) : file, {
        mine,
        onProgress: (step, done) => setState({ kind: 'running', step, done }),
      });
      const seconds = (performance.now() - began) / 1000;
      setState({ kind: 'done', report, seconds, tampered: tampers });
    } catch {
      setState({ kind: 'failed', reason: 'malformed' });
    }
  };
  return { state, verify: () => run(false), tamper: () => run(true) };
}
