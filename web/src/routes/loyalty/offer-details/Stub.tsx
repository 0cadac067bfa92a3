import { Icon } from '@larder/design-system/Icon';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { TextLink } from '@larder/design-system/TextLink';
import { type MouseEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isScreen } from '../../../app/routing/is-screen.ts';
import { screens } from '../../../app/routing/paths.ts';
import { CouponAction } from '../../../features/offers/CouponCard/CouponAction.tsx';
import { canUnclip, Unclip } from '../../../features/offers/unclip/Unclip.tsx';
import type { Offer } from './load-offer.ts';
import * as styles from './offer.css.ts';

interface StubProps {
  offer: Offer;
  onClip: (event: MouseEvent) => void;
}

/** Between the perforations: until when and how often the offer is good, and the one thing to do; of a challenge under way, how far it has come. */
export function Stub({ offer, onClip }: StubProps) {
  const { action, actionLabel, expiryText, isExpiringSoon, usageText, inStoreText, progress, link } = offer;
  const navigate = useNavigate();
  const actions = useRef<HTMLDivElement>(null);
  const isUnderWay = action === 'IN_PROGRESS' || action === 'COMPLETED';
  // What was pressed is gone: the one thing to do has its place.
  const unclipped = () =>
    isUnderWay ? void navigate(screens.bonusPath) : actions.current?.querySelector('button')?.focus();
  return (
    <div className={styles.stub}>
      {progress && isUnderWay && (
        <div className={styles.progress}>
          <ProgressBar
            label={actionLabel}
            valueText={`${progress.prefix} ${progress.valueText}`}
            value={progress.value}
            max={progress.target}
            segments={progress.segments ?? undefined}
            complete={action === 'COMPLETED'}
          />
        </div>
      )}
      <div className={styles.terms}>
        <p className={isExpiringSoon ? styles.soon : styles.until}>
          {isExpiringSoon && <Icon name="clock" size={18} />}
          {expiryText}
        </p>
        <p className={styles.usage}>{[usageText, inStoreText].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.action} ref={actions}>
        {!(progress && isUnderWay) && <CouponAction coupon={offer} onClip={onClip} isMain />}
        {(link || canUnclip(offer)) && (
          <div className={styles.rest}>
            {link && isScreen(link.path) && (
              <TextLink href={link.path} standalone>
                {link.text}
              </TextLink>
            )}
            {canUnclip(offer) && <Unclip coupon={offer} onDone={unclipped} />}
          </div>
        )}
      </div>
    </div>
  );
}
