import type { DrawMoment } from '../../features/draws/DrawTimeline/DrawTimeline.tsx';
import type { DrawStepKind } from '../../graphql/schema-types.ts';
import type { DrawCheckTexts } from '../../messages/play/draw-check.ts';
import type { Verify_DrawFragment } from './Verify.generated.ts';

/** What was fixed when, from the fingerprint of the seed to the published file (N-30). */
export function momentsOf(draw: Verify_DrawFragment, { moments, hashes }: DrawCheckTexts): DrawMoment[] {
  const hash = (of: string, value: string | null) => (value ? { of, value } : undefined);
  const { sealedBy, drawnBy } = draw;
  const sealed = sealedBy && drawnBy ? moments.sealedBy(sealedBy, drawnBy) : moments.sealedOpen;
  const published: Record<DrawStepKind, Pick<DrawMoment, 'text' | 'hash' | 'dice'>> = {
    COMMITTED: { text: moments.COMMITTED.text, hash: hash(hashes.commitment, draw.commitment) },
    CLOSED: { text: moments.CLOSED.text, hash: hash(hashes.root, draw.merkleRoot) },
    SEALED: { text: sealed, dice: draw.dice ?? undefined },
    DRAWN: { text: moments.DRAWN.text, hash: hash(hashes.randomness, draw.randomness) },
    VERIFIED: { text: moments.VERIFIED.text },
    PUBLISHED: { text: moments.PUBLISHED.text },
  };
  return draw.steps.map(({ kind, isDone, atString }) => ({
    key: kind,
    isDone,
    at: atString,
    title: moments[kind].title,
    ...published[kind],
  }));
}
