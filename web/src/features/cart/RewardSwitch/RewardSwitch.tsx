import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Switch } from '@larder/design-system/Switch';
import { useState } from 'react';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import { money } from '../../../messages/support/formats.ts';
import { failureOf } from '../../../writes/failure.ts';
import type { CartCard_CartFragment as Cart } from '../CartCard/CartCard.generated.ts';
import { refreshCarts } from '../useCarts.ts';
import { useUseRewardsMutation } from './UseRewards.generated.ts';

interface RewardSwitchProps {
  cartId: string;
  rewards: NonNullable<Cart['rewards']>;
}

/** Lets a cart spend grocery rewards, or keeps it from it (N-35): the switch moves at once, the sums come from the server. */
export function RewardSwitch({ cartId, rewards }: RewardSwitchProps) {
  const texts = useCartAdviceTexts().rewards;
  const announce = useAnnounce();
  const [send] = useUseRewardsMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);

  const change = async (use: boolean) => {
    setWanted(use);
    setFailed(false);
    try {
      const { data } = await send({ variables: { input: { cartId, use } } });
      const cart = data?.useRewards.carts?.carts.find(({ id }) => id === cartId);
      if (cart) announce((use ? texts.used : texts.unused)(money(cart.total)));
      else refreshCarts();
    } catch (error) {
      setFailed(failureOf(error) !== null);
    } finally {
      setWanted(null);
    }
  };
  return (
    <div data-needs-scripts="">
      <Switch
        label={texts.use(money(rewards.available))}
        hint={texts.hint}
        error={failed ? texts.failed : undefined}
        checked={wanted ?? rewards.isUsed}
        disabled={wanted !== null}
        onChange={(use) => void change(use)}
      />
    </div>
  );
}
