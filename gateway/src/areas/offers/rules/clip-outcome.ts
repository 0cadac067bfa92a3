import { texts } from '../texts.ts';

/** What the service says about a clip, as far as it decides (S-186). Anything may be missing. */
export interface ClipAnswer {
  items?: readonly ClipItem[] | null;
  errorCd?: string | null;
  errorMsg?: string | null;
}
interface ClipItem {
  /** 1 was clipped, 0 has expired; anything else has failed. */
  status: number;
  errorCd?: string | null;
  errorMsg?: string | null;
}

/** What has become of a clip. */
export type ClipOutcome =
  | { isClipped: true }
  | {
      isClipped: false;
      code: 'EXPIRED' | 'CLIP_FAILED';
      /** For the error dialog, with the service's code and message if it gave them (S-221 to S-223). */
      message: string;
      /** The service's code. */
      errorCd: string | null;
    };

/** S-114, S-115: the first item decides; the service clips C and L together or not at all. */
export function clipOutcome(answer: ClipAnswer): ClipOutcome {
  const item = answer.items?.[0];
  if (!item) return failed('CLIP_FAILED', texts.clip.noItems, answer);
  if (item.status === 1) return { isClipped: true };
  const { expired, unknownStatus } = texts.clip;
  return item.status === 0 ? failed('EXPIRED', expired, item) : failed('CLIP_FAILED', unknownStatus, item);
}

function failed(
  code: 'EXPIRED' | 'CLIP_FAILED',
  text: string,
  error: Pick<ClipItem, 'errorCd' | 'errorMsg'>,
): ClipOutcome {
  return { isClipped: false, code, message: withReason(text, error), errorCd: error.errorCd ?? null };
}

/** `200: Coupon Expired COUPON_EXPIRED This coupon has expired.` */
function withReason(text: string, { errorCd, errorMsg }: Pick<ClipItem, 'errorCd' | 'errorMsg'>): string {
  const why = [errorCd, errorMsg].filter(Boolean).join(' ');
  return why === '' ? text : texts.clip.because(text, why);
}

/** S-224, S-225: a call that failed, by its HTTP status and the first of the service's errors. */
export function failedCallText(
  call: 'CLIP' | 'UNCLIP',
  status: number,
  first: { code?: string | null; message?: string | null } | undefined,
): string {
  const text = call === 'CLIP' ? texts.clip.failed(status) : texts.clip.unclipFailed(status);
  return withReason(text, { errorCd: first?.code ?? null, errorMsg: first?.message ?? null });
}
