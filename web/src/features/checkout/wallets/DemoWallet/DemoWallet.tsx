import { Button } from '@larder/design-system/Button';
import { Dialog } from '@larder/design-system/Dialog';
import { Icon } from '@larder/design-system/Icon';
import { RadioCards } from '@larder/design-system/RadioCards';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useState } from 'react';
import { useWalletTexts } from '../../../../messages/wallet.ts';
import { moneyText } from '../../money-text.ts';
import type { OpenSheet } from '../useWalletPayment.ts';

/** Cards of the demo's wallet; the payment provider's stand-in knows which one it declines. */
const cards = [
  { network: 'Visa', lastFour: '4242', text: 'works' },
  { network: 'Mastercard', lastFour: '0002', text: 'declines' },
] as const;

/** The sheet of the demo's wallet: what is held, and on which card. Closing it loses nothing. */
export function DemoWallet({ bill, answer }: OpenSheet) {
  const { demo: texts } = useWalletTexts();
  const [chosen, setChosen] = useState<string>(cards[0].lastFour);
  const [total, hold] = [bill.total, bill.hold].map((amount) => moneyText({ amount })) as [string, string];
  const pay = () => {
    const { network, lastFour } = cards.find((card) => card.lastFour === chosen) ?? cards[0];
    const payload = JSON.stringify({ card: { network, lastFour } });
    answer({ kind: 'confirmed', payload, complete: () => Promise.resolve() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || answer({ kind: 'closed' })}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.close}
      actions={
        <Button tone="primary" size="large" block onClick={pay}>
          {texts.pay(hold)}
        </Button>
      }
    >
      <Stack gap={4}>
        <RadioCards
          legend={texts.cards}
          options={cards.map(({ network, lastFour, text }) => ({
            value: lastFour,
            title: texts.card(network, lastFour),
            description: texts[text],
            end: <Icon name="credit-card" size={24} />,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        {hold !== total && <Text tone="soft">{texts.held(total, hold)}</Text>}
      </Stack>
    </Dialog>
  );
}
