import { isWalletPayload, type WalletCard, walletCardOf } from '../rules/checkout/wallets.ts';

/** A card from a wallet's sheet at the stand-in, for one hold. */
interface Token extends WalletCard {
  id: string;
  /** The most it holds, in cents. */
  amount: number;
  /** The hold that it was used for. */
  usedBy: string | null;
}

/** Answer of the stand-in. */
export interface Answer {
  status: number;
  body: object;
}

/** A card with this end is taken by every sheet, and refused when money is to be held. */
const declinedEnd = '0002';

/** The wallets' side of Quillpay's stand-in. */
export interface StandInWallets {
  /** Makes a token of what a sheet answered; refuses what names no card. */
  tokenize(request: { key: string; amount: number; payload: string }): Answer;
  /** May so much be held with a token? Each is good for one hold. */
  takes(source: string, hold: { key: string; amount: number }): boolean;
}

export function standInWallets(): StandInWallets {
  const tokens = new Map<string, Token>();
  return {
    tokenize({ key, amount, payload }) {
      const card = cardIn(payload);
      if (!card) return { status: 402, body: {} };
      const token = { id: `tok-${key}`, amount, usedBy: null, ...card };
      tokens.set(token.id, token);
      return { status: 201, body: { id: token.id, ...card } };
    },
    takes(source, { key, amount }) {
      const token = tokens.get(source);
      if (!token || amount > token.amount || token.lastFour === declinedEnd) return false;
      token.usedBy ??= key;
      return token.usedBy === key;
    },
  };
}

/** What the demo wallet's sheet, Apple Pay's, and Google Pay's tell of a card in plain text; the rest is for a real provider. */
function cardIn(payload: string): WalletCard | null {
  if (!isWalletPayload(payload)) return null;
  const said = JSON.parse(payload) as {
    card?: { network?: unknown; lastFour?: unknown };
    token?: { paymentMethod?: { network?: unknown; displayName?: unknown } };
    paymentMethodData?: { info?: { cardNetwork?: unknown; cardDetails?: unknown } };
  };
  const { card, token, paymentMethodData } = said;
  const { network, displayName } = token?.paymentMethod ?? {};
  const { cardNetwork, cardDetails } = paymentMethodData?.info ?? {};
  return (
    walletCardOf(card?.network, card?.lastFour) ??
    walletCardOf(network, typeof displayName === 'string' ? displayName.slice(-4) : undefined) ??
    walletCardOf(cardNetwork, cardDetails)
  );
}
