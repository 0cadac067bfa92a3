import { useEffect, useRef, useState } from 'react';
import type { ReceiptReport } from './check-receipt.ts';
import type { ReceiptJob, ReceiptNews } from './check-receipt.worker.ts';

/** The state of checking a receipt. */
export type CheckState =
  | { kind: 'idle' }
  | { kind: 'running' }
  | { kind: 'done'; report: ReceiptReport }
  | { kind: 'failed'; reason: 'not-loaded' | 'malformed' };

/** Checks receipts in a worker: the rules of pricing load only now, and the page stays responsive. */
export function useCheckReceipt() {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const worker = useRef<Worker | null>(null);
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);

  const check = (job: ReceiptJob): void => {
    end();
    const checking = new Worker(new URL('./check-receipt.worker.ts', import.meta.url), { type: 'module' });
    worker.current = checking;
    setState({ kind: 'running' });
    const settle = (settled: CheckState) => {
      end();
      setState(settled);
    };
    checking.addEventListener('error', () => settle({ kind: 'failed', reason: 'not-loaded' }));
    checking.addEventListener('message', ({ data }: MessageEvent<ReceiptNews>) => settle(data));
    checking.postMessage(job);
  };
  return { state, check };
}
