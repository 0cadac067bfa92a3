import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import {
  createContext,
  createElement,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useFrame } from '../../../app/data/frame.ts';
import { isClickedBefore } from '../../../app/document/early-input.ts';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { whenIdle } from '../../../app/loading/when-idle.ts';
import { useLeave } from '../../../app/routing/leave.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { failureOf } from '../../../writes/failure.ts';
import type { ClipQuestion } from '../clipping/ClipDialogs.tsx';
import type { CouponCard_CouponFragment } from './CouponCard.generated.ts';

/** How a coupon is clipped: loads when the page has settled, since no first screen needs it. */
const clipping = () => import('../clipping/clipping.ts');
/** Loads with the first question. */
const ClipDialogs = lazyPart(
  async () => (await import('../clipping/ClipDialogs.tsx')).ClipDialogs,
  'src/features/offers/clipping/ClipDialogs.tsx',
);

/** Loads with it, so that it is there without a connection, too. */
const UndoClip = lazyPart(async () => (await clipping()).UndoClip);
const undoable: readonly CouponCard_CouponFragment['action'][] = ['CLIPPED', 'ON_LIST', 'IN_PROGRESS'];

/** S-152, T-16: only what a person does counts. */
const isTrusted = (event: MouseEvent): boolean => event.isTrusted || isClickedBefore();
/** Which events count; tests, which can make no trusted ones, give their own. */
export const TrustedEvents = createContext(isTrusted);

interface ClipOptions {
  /** The weekly ad sends its guests to the sign-in page (S-161); elsewhere they sign in where they are (S-163). */
  app?: 'STOREFRONT' | 'WEEKLY_AD';
}

interface Clip {
  /** Clips a coupon, activates it, or adds it to the list, whichever it offers; a guest is asked to sign in first (S-151, S-160). */
  clip: (coupon: CouponCard_CouponFragment, event: MouseEvent) => Promise<void>;
  /** The way back from a clip that was made here; null for other coupons. */
  undoOf: (coupon: CouponCard_CouponFragment) => ReactNode;
  /** What has to be asked or said; the screen draws it once. */
  dialogs: ReactNode;
}

/**
 * Clips coupons: each shows at once what it will be, and goes back if the answer is no. One that is being clipped is not
 * sent a second time.
 */
export function useClip({ app = 'STOREFRONT' }: ClipOptions = {}): Clip {
  const texts = useOffersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const leave = useLeave();
  const { pathname, search } = useLocation();
  const { isAuthorized } = useFrame().viewer;
  const counts = use(TrustedEvents);
  const [question, setQuestion] = useState<ClipQuestion | null>(null);
  const [sending] = useState(() => new Set<string>());
  const [clippedHere, setClippedHere] = useState<ReadonlySet<string>>(new Set());
  const here = pathname + search;
  const note = ({ id }: CouponCard_CouponFragment, isClipped: boolean) =>
    setClippedHere((before) => new Set(isClipped ? [...before, id] : [...before].filter((each) => each !== id)));

  useEffect(() => whenIdle(() => void clipping().catch(() => undefined)), []);

  const signInFirst = async (coupon: CouponCard_CouponFragment): Promise<void> => {
    const { isTakenOver, remember, signInPathOf } = await clipping();
    if (isTakenOver(coupon)) return;
    remember(coupon);
    if (app === 'STOREFRONT') setQuestion({ kind: 'SIGN_IN', coupon, here });
    const path = await signInPathOf(client);
    // Signed in by now: the page is loaded as the shopper's, and what was clicked is clipped there.
    if (path === null) leave(here);
    else if (app === 'WEEKLY_AD') leave(path);
  };

  const send = async (coupon: CouponCard_CouponFragment): Promise<void> => {
    const { sendClip, seesToSession, lossOf, leaveAfter } = await clipping();
    try {
      const sent = await sendClip(client, coupon, { context: seesToSession });
      if (sent.kind === 'WAITING') {
        note(coupon, true);
        return announce(texts.waiting.announced(coupon.title));
      }
      const [refusal] = sent.payload.userErrors;
      if (!refusal) {
        note(coupon, true);
        const need = sent.payload.profileNeed;
        if (need) setQuestion({ kind: 'PROFILE', need });
        return announce(texts.done.announced(coupon.title));
      }
      const { reason, advice, message } = refusal;
      setQuestion({ kind: 'FAILED', title: reason ?? texts.failed.title, advice: advice ?? '', line: message });
    } catch (error) {
      const loss = lossOf(error, here);
      if (loss) return leaveAfter(loss, leave);
      const failed = failureOf(error);
      if (failed)
        setQuestion({ kind: 'FAILED', title: texts.failed.title, advice: texts.failed.text, line: failed.message });
    }
  };

  const once = async (id: string, run: () => Promise<void>): Promise<void> => {
    if (sending.has(id)) return;
    sending.add(id);
    await run().finally(() => sending.delete(id));
  };
  const accepted = (coupon: CouponCard_CouponFragment) => {
    setQuestion(null);
    void once(coupon.id, () => send(coupon));
  };
  const start = async (coupon: CouponCard_CouponFragment): Promise<void> => {
    if (!isAuthorized) return signInFirst(coupon);
    const { wantsBoxTopTerms } = await clipping();
    if (await wantsBoxTopTerms(client, coupon))
      return setQuestion({ kind: 'BOX_TOP', coupon, onAccepted: () => accepted(coupon) });
    return send(coupon);
  };
  const clip: Clip['clip'] = async (coupon, event) => {
    if (counts(event)) await once(coupon.id, () => start(coupon));
  };
  const dialogs =
    question &&
    createElement(
      Suspense,
      { fallback: null },
      createElement(ClipDialogs, { question, onClose: () => setQuestion(null) }),
    );
  const undoOf: Clip['undoOf'] = (coupon) =>
    clippedHere.has(coupon.id) && undoable.includes(coupon.action)
      ? createElement(
          Suspense,
          { fallback: null },
          createElement(UndoClip, { coupon, onDone: () => note(coupon, false) }),
        )
      : null;
  return { clip, undoOf, dialogs };
}
