import type { IconName } from '@larder/design-system/Icon';
import type { PrizeTexts } from '../../../messages/play/prizes.ts';

/** Why something wasn't done. */
export interface Refusal {
  code: string;
  /** The server's full text. */
  message: string;
  /** The reason, without a period; null if the text has no parts. */
  reason: string | null;
  /** What to do next. */
  advice: string | null;
  /** Would it have taken points? Then the text says that none were taken. */
  spends: boolean;
}

export interface RefusalText {
  icon: IconName;
  title: string;
  /** What happened to the points and what to do next. */
  body: string;
}

const icons: Record<string, IconName> = {
  SOLD_OUT: 'ban',
  LIMIT_REACHED: 'calendar',
  NOT_STARTED: 'calendar',
  PRICE_CHANGED: 'ticket-percent',
  EXPIRED: 'clock',
  ENDED: 'clock',
  HOLD_EXISTS: 'hourglass',
  IN_STOCK: 'bell',
  TOO_FEW_POINTS_TO_HOLD: 'hourglass',
  STEP_UP_REQUIRED: 'shield-check',
  UNCERTAIN: 'refresh-cw',
};

/** A refusal in words: the reason first, then what happened to the points, then the next step. */
export function refusalText(
  { code, message, reason, advice, spends }: Refusal,
  texts: PrizeTexts['refused'],
): RefusalText {
  const icon = icons[code] ?? 'info';
  if (code === 'UNCERTAIN') return { icon, title: texts.other, body: `${message} ${texts.uncertain}` };
  const points = spends ? texts.noPointsTaken : null;
  const next = code === 'SOLD_OUT' ? texts.similarBelow : null;
  const rest = [points, advice, next].filter((sentence) => sentence !== null);
  return { icon, title: reason ?? message, body: rest.join(' ') };
}
