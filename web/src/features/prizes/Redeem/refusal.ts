import type { IconName } from '@larder/design-system/Icon';
import type { PrizeTexts } from '../../../messages/prizes.ts';

/** Why something was not done. */
export interface Refusal {
  code: string;
  /** The server's text: the reason is its first sentence. */
  message: string;
  /** Would it have taken points? Then it is said that none were taken. */
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

/** A refusal in words: the reason first, then what happened to the points, then the next step (design 15-states). */
export function refusalText({ code, message, spends }: Refusal, texts: PrizeTexts['refused']): RefusalText {
  const icon = icons[code] ?? 'info';
  if (code === 'UNCERTAIN') return { icon, title: texts.other, body: `${message} ${texts.uncertain}` };
  const [reason = message, ...rest] = message.split(/(?<=\.) /);
  const points = spends && !message.includes(texts.noPointsTaken) ? [texts.noPointsTaken] : [];
  const next = code === 'SOLD_OUT' ? [texts.similarBelow] : [];
  return { icon, title: reason.replace(/\.$/, ''), body: [...points, ...rest, ...next].join(' ') };
}
