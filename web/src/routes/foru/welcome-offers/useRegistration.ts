import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { whenIdle } from '../../../app/loading/when-idle.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import { ReceiveOfferDocument } from './ReceiveOffer.generated.ts';
import { isNewMember, registrationOf } from './registration.ts';

/** A new member's offers are given within a moment; how long to look for them again, in milliseconds. */
const looks = [1_000, 2_000, 4_000, 8_000];

/**
 * Asks for what the address brings a new member, once (S-32, N-45), and looks again for offers that are still on their way.
 * @returns are there offers to wait for, and was what the address asks for refused?
 */
export function useRegistration({ isShopper, hasOffers }: { isShopper: boolean; hasOffers: boolean }): {
  waits: boolean;
  isRefused: boolean;
} {
  const client = useApolloClient();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const [requestId] = useState(randomHex);
  const [looked, setLooked] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const waits = isShopper && !hasOffers && isNewMember(search) && looked < looks.length;

  useEffect(() => {
    const registration = isShopper && registrationOf(search);
    if (!registration) return;
    return whenIdle(() => {
      void client
        .mutate({
          mutation: ReceiveOfferDocument,
          variables: { input: { ...registration, clientRequestId: requestId } },
        })
        // What else the member was given is shown nonetheless.
        .catch(() => null)
        .then((answer) => {
          if (answer?.data?.receiveOffer.coupons.length) void revalidate();
          else if (answer?.data?.receiveOffer.userErrors.length) setRefused(true);
        });
    });
  }, [client, isShopper, requestId, revalidate, search]);

  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void revalidate().then(() => setLooked(looked + 1)), looks[looked]);
    return () => clearTimeout(timer);
  }, [looked, revalidate, waits]);
  return { waits, isRefused };
}
