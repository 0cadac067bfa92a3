interface Step {
  text: string;
  /** What to type; null when there is nothing to. */
  command: string | null;
}
const step = (text: string, command: string | null = null): Step => ({ text, command });

/** Texts of a shop without a store. */
export const welcomeTexts = {
  title: 'This store opens soon',
  lead: 'No store is open here yet. Come back a little later.',
  ways: 'Is this your store? There are two ways to start',
  demo: {
    title: 'Look around with demo data',
    text: 'Twenty stores, shoppers, coupons, and games. Nothing is sold, and no money moves.',
    steps: [step('Stop the server with Ctrl-C.'), step('Start it again with demo data:', 'npm start')],
  },
  files: {
    title: 'Open your own store',
    text: 'Bring your stores, products, prices, and stock as files. It takes less than an hour.',
    steps: [
      step('Answer a few questions, and get a folder of files:', 'npm run new-shop'),
      step('Import the files with the commands in its README.'),
      step('Open the store:', 'npm run ops -- stores open --all'),
    ],
  },
  guide: 'The guide docs/open-a-shop.md leads from nothing to the first order.',
};
export type WelcomeTexts = typeof welcomeTexts;
