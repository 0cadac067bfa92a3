/** What changes with a dependency only, so that a release of ours leaves it in the browser's cache. */
const framework =
  /node_modules[\\/](?:@apollo|@wry|graphql|optimism|react|react-dom|react-router|react-router-dom|rxjs|scheduler)[\\/]/;

const components = (names: string): string => `design-system[\\\\/]src[\\\\/]components[\\\\/](?:${names})[\\\\/]`;

/** What every page needs: the frame, its texts and the components that it is made of. */
const frame = new RegExp(
  [
    components(
      'Box|Breadcrumbs|Button|ButtonLink|Card|CountBadge|DropdownPanel|EmptyState|Grid|Heading|Icon|IconButton|Inline|LinkProvider|LiveRegion|SkipLink|Stack|Text|TextLink|VisuallyHidden',
    ),
    'design-system[\\\\/]src[\\\\/](?:theme|support[\\\\/][^\\\\/]+$)',
    'node_modules[\\\\/]@vanilla-extract[\\\\/]',
    'web[\\\\/]src[\\\\/](?:app[\\\\/](?!.*(?:NavigationDrawer|AccountPanel|SchemeChoice|SignOut))|ui[\\\\/](?:PageError|PageTitle|ShelfBoundary)[\\\\/]|art[\\\\/]|messages[\\\\/](?:messages|support|en[\\\\/](?:index|frame|games)))',
  ].join('|'),
);
const fields = new RegExp(
  `${components('Checkbox|DateField|OneTimeCodeField|RadioCards|Select')}|design-system[\\\\/]src[\\\\/]support[\\\\/]field[\\\\/]`,
);
const overlays = new RegExp(
  `${components('Dialog|Drawer')}|design-system[\\\\/]src[\\\\/]support[\\\\/]overlay[\\\\/]|node_modules[\\\\/]@radix-ui[\\\\/]`,
);
const parts = new RegExp(
  `${components('Alert|Badge|Image|Note|Numeral|SavingsBadge|Skeleton|Tile|Toast')}|${components('Checkbox')}.*[.]css[.]ts`,
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
  [under('features[\\\\/]catalog', 'ProductCard'), under('messages', '(?:en[\\\\/])?product-card[.]ts')].join('|'),
);
/** What a list's address says, and its texts. */
const addresses = new RegExp(
  [
    under('features[\\\\/]catalog[\\\\/]list', '(?:list-view|parameters)[.]ts'),
    under('messages', '(?:en[\\\\/])?lists[.]ts'),
  ].join('|'),
);
/** What lists of products share with other lists. */
const lines = new RegExp(under('ui', 'Chips|paging'));
/** A list of products, without what loads later. */
const list = new RegExp(
  [
    components('FacetGroup|Tag'),
    under('features[\\\\/]catalog[\\\\/]list', '(?:Facets|List|ProductList|Results|Toolbar|useListView|where)'),
  ].join('|'),
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
  `${components('Price')}format[.]ts|` +
    under('ui', 'FactList|Later|availability|cents|LinkButton|LoadFailed|Picture|Section|StructuredData'),
);
/** The smallest of what games and prizes share. */
const errands = new RegExp(
  [
    under(
      'features[\\\\/]games',
      'Activity[\\\\/]activity-path|motion[\\\\/]reduced-motion|Unavailable[\\\\/]GameErrorBoundary|PlayResult[\\\\/]result-text',
    ),
    under('features[\\\\/]prizes', 'prize-path|Wallet[\\\\/]wallet-path'),
    under('features[\\\\/](?:content|draws)', 'parts[.]ts'),
    under('storage', 'pending-request'),
    under('messages', '(?:en[\\\\/])?play[\\\\/]games[.]ts'),
  ].join('|'),
);

/** Texts of cards that show a game, and of carts: pages need them without the rest. */
const gameCards = new RegExp(under('messages', '(?:en[\\\\/])?play[\\\\/]game-card[.]ts'));
const cartTexts = new RegExp(under('messages', '(?:en[\\\\/]ordering[\\\\/])?cart[.]ts'));
/** What sends a change to the server. */
const writes = new RegExp(under('writes', ''));
/** Whoever keeps the carts. */
const carts = new RegExp(
  `${under('features[\\\\/]cart[\\\\/]keeper', '(?!Cart|Change|Order|in-turn|operations|sending)')}|${under('features[\\\\/]cart[\\\\/]screen', 'useTell')}|${under('storage', 'ab-cart|cart-queue|guest-cart-flag')}`,
);
/** What a cart's page, its drawer, and an order that is being changed share. */
const cartLines = new RegExp(
  under(
    'features[\\\\/]cart',
    'CartLine[\\\\/](?:CartLine|LineAmount|Toggle)|CartCard[\\\\/](?:CheckoutLink|.*css)|screen[\\\\/].*css',
  ),
);
/** How much of a product. */
const amounts = new RegExp(
  `${components('QuantityStepper')}|${under('messages', '(?:en[\\\\/]ordering[\\\\/])?adding[.]ts')}`,
);

/** Files that pages share, few and whole: a file for each small component would cost more in requests than it saves. */
// In this order: a file takes along what it needs, unless an earlier one has it.
export const sharedChunks = [
  { name: 'framework', test: framework },
  { name: 'frame', test: frame },
  { name: 'parts', test: parts },
  { name: 'progress', test: progress },
  { name: 'typing', test: typing },
  { name: 'fields', test: fields },
  { name: 'overlays', test: overlays },
  { name: 'sections', test: sections },
  { name: 'writes', test: writes },
  { name: 'amounts', test: amounts },
  { name: 'game-cards', test: gameCards },
  { name: 'cart-texts', test: cartTexts },
  { name: 'errands', test: errands },
  { name: 'prices', test: prices },
  { name: 'products', test: products },
  { name: 'addresses', test: addresses },
  { name: 'lines', test: lines },
  { name: 'list', test: list },
  { name: 'looks', test: looks },
  { name: 'winnings', test: winnings },
  { name: 'shelves', test: shelves },
  { name: 'carts', test: carts },
  { name: 'cart-lines', test: cartLines },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
