import { lazyPart } from '../../../app/loading/loadable.tsx';
import { loadCode } from '../../../app/loading/stale-chunk.ts';

/** What opens a wallet's sheet: it loads where a wallet can be chosen. */
export const loadConfirm = () => loadCode(() => import('./confirm.ts'));

/** The sheet of the demo's wallet. */
export const DemoWalletPart = lazyPart(
  async () => (await import('./DemoWallet/DemoWallet.tsx')).DemoWallet,
  'src/features/checkout/wallets/DemoWallet/DemoWallet.tsx',
);
