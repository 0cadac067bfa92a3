import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** What the service says about a clip, as far as it decides (S-186). Anything may be missing. */
export interface ClipAnswer {
  items?: readonly ClipItem[] | null;
  errorCd?: string | null;
  errorMsg?: string | null;
  /** The same in the form of other calls (N-76). */
  errors?: readonly { code?: string | null; message?: string | null }[] | null;
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
export function clipOutcome(answer: ClipAnswer, language: Language): ClipOutcome {
  const item = answer.items?.[0];
  if (!item) return failed('CLIP_FAILED', texts[language].clip.noItems, topLevelError(answer), language);
  if (item.status === 1) return { isClipped: true };
  const { expired, unknownStatus } = texts[language].clip;
  return item.status === 0
    ? failed('EXPIRED', expired, item, language)
    : failed('CLIP_FAILED', unknownStatus, item, language);
}

/** What an answer without items says of itself, in either form. */
function topLevelError({ errorCd, errorMsg, errors }: ClipAnswer): Pick<ClipItem, 'errorCd' | 'errorMsg'> {
  const [first] = errors ?? [];
  return { errorCd: errorCd ?? first?.code ?? null, errorMsg: errorMsg ?? first?.message ?? null };
}

function failed(
  code: 'EXPIRED' | 'CLIP_FAILED',
  text: string,
  error: Pick<ClipItem, 'errorCd' | 'errorMsg'>,
  language: Language,
): ClipOutcome {
  return { isClipped: false, code, message: withReason(text, error, language), errorCd: error.errorCd ?? null };
}

/** `200: Coupon Expired COUPON_EXPIRED This coupon has expired.` */
function withReason(
  text: string,
  { errorCd, errorMsg }: Pick<ClipItem, 'errorCd' | 'errorMsg'>,
  language: Language,
): string {
  const why = [errorCd, errorMsg].filter(Boolean).join(' ');
  return why === '' ? text : texts[language].clip.because(text, why);
}

/** S-224, S-225: a call that failed, by its HTTP status and the first of the service's errors. */
export function failedCallText(
  call: 'CLIP' | 'UNCLIP',
  status: number,
  first: { code?: string | null; message?: string | null } | undefined,
  language: Language,
): string {
  const text = call === 'CLIP' ? texts[language].clip.failed(status) : texts[language].clip.unclipFailed(status);
  return withReason(text, { errorCd: first?.code ?? null, errorMsg: first?.message ?? null }, language);
}
