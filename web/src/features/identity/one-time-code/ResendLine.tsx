import { useIdentityTexts } from '../../../messages/identity.ts';
import * as styles from './CodeStep.css.ts';
import { clockOf, useCountdown } from './countdown.ts';

interface ResendLineProps {
  /** Instant from which another code can be asked for. */
  resendAfter: string;
  /** The button above sends already. */
  hidden: boolean;
  sending: boolean;
  onResend: () => Promise<void>;
  otherChannel: { label: string; take: () => void } | undefined;
}

/** Another code, when the time for it has come, or another way for it. */
export function ResendLine({ resendAfter, hidden, sending, onResend, otherChannel }: ResendLineProps) {
  const { code: texts } = useIdentityTexts();
  const left = useCountdown(resendAfter);
  return (
    <div className={styles.line}>
      {!hidden &&
        (left > 0 ? (
          <span>{texts.resendIn(clockOf(left))}</span>
        ) : (
          <button type="button" className={styles.link} disabled={sending} onClick={() => void onResend()}>
            {texts.resend}
          </button>
        ))}
      {otherChannel && (
        <button type="button" className={styles.link} disabled={sending} onClick={otherChannel.take}>
          {otherChannel.label}
        </button>
      )}
    </div>
  );
}
