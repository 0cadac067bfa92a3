/** What changes with a dependency only, so that a release of ours leaves it in the browser's cache. */
const framework =
  /node_modules[\\/](?:@apollo|@wry|graphql|optimism|react|react-dom|react-router|react-router-dom|rxjs|scheduler)[\\/]/;

const components = (names: string): string => `design-system[\\\\/]src[\\\\/]components[\\\\/](?:${names})[\\\\/]`;

/** What nearly every page needs besides the frame. */
const basics = new RegExp(
  [
    'design-system[\\\\/]src[\\\\/](?:components|support|theme)[\\\\/]',
    'node_modules[\\\\/]@vanilla-extract[\\\\/]',
    'web[\\\\/]src[\\\\/](?:constants[.]|(?:app|art|messages|storage|ui)[\\\\/])',
  ].join('|'),
);
/** In so many files at least: one for each screen and each part that loads later. */
const nearlyEvery = 40;
/** A page's own parts ask it, and so do dialogs, which would take it along. */
const inBrowser = /useInBrowser[.]ts/;
/** What lays out forms and dialogs; screens have grids of their own. */
const rows = new RegExp(components('Inline|Stack'));
const fields = new RegExp(
  `${components('Checkbox|DateField|OneTimeCodeField|RadioCards|Select')}|design-system[\\\\/]src[\\\\/]support[\\\\/]field[\\\\/]`,
);
const overlays = new RegExp(
  `${components('Dialog|Drawer')}|design-system[\\\\/]src[\\\\/]support[\\\\/]overlay[\\\\/]|node_modules[\\\\/]@radix-ui[\\\\/]`,
);
const parts = new RegExp(
  `${components('Badge|Image|Note|Numeral|SavingsBadge|Tile')}|${components('Checkbox')}.*[.]css[.]ts`,
);
/** A field that more pages have than the others. */
const typing = new RegExp(components('TextField'));
/** What games, prizes, and accounts are told with, and lists of products aren't. */
const progress = new RegExp(components('DefinitionList|PlaysLeft|ProgressBar|Status'));

const under = (folder: string, names: string): string => `web[\\\\/]src[\\\\/]${folder}[\\\\/](?:${names})`;

/** What a product costs, and whether it's there. */
const prices = new RegExp(components('AvailabilityMessage|Price'));
/** A product in a list or on a shelf. */
const products = new RegExp(
  [under('features[\\\\/]catalog', 'ProductCard'), under('messages', '(?:\\w\\w[\\\\/])?product-card[.]ts')].join('|'),
);
/** The texts of lists. */
const listTexts = new RegExp(under('messages', '(?:\\w\\w[\\\\/])?lists[.]ts'));
/** What lists of products share with other lists. */
const lines = new RegExp(under('ui', 'Chips|paging'));
/** What orders and narrows a list, whatever is in it. */
const controls = new RegExp(
  [
    components('FacetGroup|SegmentedControl|Tag'),
    under('ui[\\\\/]list-controls', '(?!FilterDrawer|useDraft)'),
    under('messages', '(?:\\w\\w[\\\\/])?list-controls[.]ts'),
  ].join('|'),
);
/** A list of products, without what loads later. */
const list = new RegExp(
  under(
    'features[\\\\/]catalog[\\\\/]list',
    '(?:filters[\\\\/](?:Facets|Toolbar)|List|ProductList|Results|list-loader|view[\\\\/](?:useListView|list-view|parameters)|where)',
  ),
);

/** Class names of what a game's page loads later, which the page itself lays out. */
const looks = new RegExp(
  [
    `${components('ScratchCard|Wheel')}.*[.]css[.]ts`,
    `${under('features[\\\\/](?:games|prizes|draws)', '(?:ActivityList|PlayArea|PlayPanel|PlayResult|PrizeCard|Unavailable|WonPrizeCard|Draw(?:Card|Status)|stages)[\\\\/].*[.]css[.]ts')}`,
    under('ui', 'Confetti[\\\\/].*[.]css[.]ts'),
    under('routes[\\\\/]games[\\\\/]game-details', 'details[.]css[.]ts'),
  ].join('|'),
);
/** What a game's page shows below the first screen. */
const shelves = new RegExp(
  [
    under('features[\\\\/]games', 'ActivityList|FreePlay[\\\\/]WithoutPurchase'),
    under('features[\\\\/]prizes', 'PrizeCard'),
    under('routes[\\\\/]games[\\\\/]game-details', 'Faq|ShopToEarn'),
  ].join('|'),
);
/** What has been won, and draws. */
const winnings = new RegExp(
  [
    under('features[\\\\/]prizes', 'WonPrizeCard'),
    under('features[\\\\/]draws', 'DrawCard|DrawStatus|Sweepstakes'),
  ].join('|'),
);
/** The smallest of what most pages share; a sum needs how a price is written, not how it's drawn. */
const sections = new RegExp(
  `${components('Price')}format[.]ts|${under('app[\\\\/]data', 'owner|query-or-keep|useShoppersZone')}|${under('app[\\\\/]routing', 'history-entry')}|` +
    under(
      'ui',
      'Later|NearShelf|ShelfBoundary|availability|cents|LinkButton|LoadFailed|paging[\\\\/]use(?:InSight|WhenNear)|Picture[\\\\/]|ProductImage[\\\\/]ProductImage[.]tsx|Section[\\\\/]|StructuredData',
    ),
);
/** The smallest of what games and prizes share. */
const errands = new RegExp(
  [
    under('features[\\\\/]games', 'Activity[\\\\/]activity-path|Unavailable[\\\\/]GameErrorBoundary'),
    under('features[\\\\/]prizes', 'Wallet[\\\\/]wallet-path'),
    under('features[\\\\/](?:content|draws)', 'parts[.]ts'),
    under('storage', 'pending-request'),
    under('messages', '(?:\\w\\w[\\\\/])?play[\\\\/]games[.]ts'),
  ].join('|'),
);

/** Texts of cards that show a game, and of carts: pages need them without the rest. */
const gameCards = new RegExp(under('messages', '(?:\\w\\w[\\\\/])?play[\\\\/]game-card[.]ts'));
const cartTexts = new RegExp(under('messages', '(?:\\w\\w[\\\\/]ordering[\\\\/])?cart[.]ts'));
/** Why a change didn't come through, and what tells one from another. */
const failure = new RegExp(under('writes', '(?:failure|random-hex)[.]ts'));
/** What page comes after a change. */
const goOn = new RegExp(under('app[\\\\/]routing', 'useGoOn'));
/** What sends a change to the server. */
const writes = new RegExp(under('writes', ''));
/** Whoever keeps the carts. */
const carts = new RegExp(
  `${under('features[\\\\/]cart[\\\\/]keeper', '(?!Cart|Change|Order|flights|in-turn|operations|plan|sending)')}|${under('features[\\\\/]cart[\\\\/]screen', 'useTell')}|${under('storage', 'ab-cart|cart-queue|guest-cart-flag')}`,
);
/** What a cart's page, its drawer, and an order that is being changed share. */
const cartLooks = new RegExp(under('features[\\\\/]cart', '(?:CartCard|screen)[\\\\/].*css'));
const cartLines = new RegExp(
  under('features[\\\\/]cart', 'CartLine[\\\\/](?:CartLine|LineAmount|Toggle)|CartCard[\\\\/]CheckoutLink'),
);
/** How much of a product, and how often: whoever says that it comes again has its amount as well. */
const amounts = new RegExp(
  `${components('QuantityStepper')}|${under('features[\\\\/]cart', 'misfits[.]ts')}|${under('features[\\\\/]subscriptions', 'useSubscribed')}|${under('messages', '(?:\\w\\w[\\\\/]ordering[\\\\/])?adding[.]ts')}`,
);

/** Files that pages share, few and whole: a file for each small component would cost more in requests than it saves. */
// In this order: a file takes along what it needs, unless an earlier one has it.
export const sharedChunks = [
  { name: 'framework', test: framework },
  // The frame, its texts, and the components that it is made of.
  // Not the entry itself: it waits for the page's screen, and the screen for the frame.
  { name: 'frame', tags: ['$initial' as const], test: /^(?!.*[\\/]entry-client[.]tsx)/ },
  { name: 'basics', test: basics, minShareCount: nearlyEvery },
  { name: 'in-browser', test: inBrowser },
  { name: 'rows', test: rows },
  { name: 'parts', test: parts },
  { name: 'progress', test: progress },
  { name: 'typing', test: typing },
  { name: 'fields', test: fields },
  { name: 'overlays', test: overlays },
  { name: 'sections', test: sections },
  { name: 'failure', test: failure },
  { name: 'go-on', test: goOn },
  { name: 'writes', test: writes },
  { name: 'amounts', test: amounts },
  { name: 'game-cards', test: gameCards },
  { name: 'cart-texts', test: cartTexts },
  { name: 'errands', test: errands },
  { name: 'prices', test: prices },
  { name: 'products', test: products },
  { name: 'list-texts', test: listTexts },
  { name: 'lines', test: lines },
  { name: 'controls', test: controls },
  { name: 'list', test: list },
  { name: 'looks', test: looks },
  { name: 'winnings', test: winnings },
  { name: 'shelves', test: shelves },
  { name: 'cart-looks', test: cartLooks },
  { name: 'carts', test: carts },
  { name: 'cart-lines', test: cartLines },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
