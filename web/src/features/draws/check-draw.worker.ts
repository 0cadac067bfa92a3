import { checkDraw, type CheckStep, type DrawReport } from './check-draw.ts';

/** The request: the file's address, and how to check it. */
export interface CheckJob {
  path: string;
  mine: readonly string[];
  tampers: boolean;
}
/** The messages: many `progress`, then one of the others. */
export type CheckNews =
  | { kind: 'progress'; step: CheckStep; done: number; all: number }
  | { kind: 'done'; report: DrawReport }
  | { kind: 'failed'; reason: 'not-loaded' | 'malformed' };

/** How many progress messages any file gets, whatever its length. */
const newsEach = 200;

const tell = (news: CheckNews): void => postMessage(news);

class NotLoaded extends Error {}

async function* read(path: string): AsyncGenerator<string, void, undefined> {
  const answer = await fetch(path).catch(() => undefined);
  if (!answer?.ok || !answer.body) throw new NotLoaded();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new NotLoaded();
    });
    if (done) return;
    yield value;
  }
}

addEventListener('message', ({ data: { path, mine, tampers } }: MessageEvent<CheckJob>) => {
  let told = 0;
  const onProgress = (step: CheckStep, done: number, all: number) => {
    if (done > told && done < told + all / newsEach && done < all) return;
    told = done;
    tell({ kind: 'progress', step, done: Math.min(done, all), all });
  };
  checkDraw(() => read(path), { mine, tampers, onProgress }).then(
    (report) => tell(report === 'malformed' ? { kind: 'failed', reason: report } : { kind: 'done', report }),
    (error: unknown) => {
      if (!(error instanceof NotLoaded)) throw error;
      tell({ kind: 'failed', reason: 'not-loaded' });
    },
  );
});
