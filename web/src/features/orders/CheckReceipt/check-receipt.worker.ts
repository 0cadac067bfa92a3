import { checkReceipt, type ReceiptReport } from './check-receipt.ts';

/** The request: the file's address, or a file of the shopper's own. */
export interface ReceiptJob {
  file: { path: string } | { own: Blob };
  /** Digest that the order's page shows; null for any file. */
  digest: string | null;
}
/** The one answer. */
export type ReceiptNews =
  | { kind: 'done'; report: ReceiptReport }
  | { kind: 'failed'; reason: 'not-loaded' | 'malformed' };

/** Most bytes of a file that is read. */
const mostBytes = 4_000_000;

async function textOf(file: ReceiptJob['file']): Promise<string | null> {
  if ('own' in file) return file.own.size > mostBytes ? '' : file.own.text();
  const answer = await fetch(file.path);
  return answer.ok ? answer.text() : null;
}

addEventListener('message', ({ data: { file, digest } }: MessageEvent<ReceiptJob>) => {
  const tell = (news: ReceiptNews): void => postMessage(news);
  textOf(file).then(
    (text) => {
      if (text === null) return tell({ kind: 'failed', reason: 'not-loaded' });
      const report = checkReceipt(text, digest);
      tell(report === 'malformed' ? { kind: 'failed', reason: report } : { kind: 'done', report });
    },
    () => tell({ kind: 'failed', reason: 'not-loaded' }),
  );
});
