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
  `${components('Checkbox|DateField|OneTimeCodeField|RadioCards|Select|TextField')}|design-system[\\\\/]src[\\\\/]support[\\\\/]field[\\\\/]`,
);
const overlays = new RegExp(
  `${components('Dialog|Drawer')}|design-system[\\\\/]src[\\\\/]support[\\\\/]overlay[\\\\/]|node_modules[\\\\/]@radix-ui[\\\\/]`,
);
const parts = new RegExp(
  components('Alert|Badge|DefinitionList|Note|Numeral|PlaysLeft|ProgressBar|SavingsBadge|Skeleton|Status|Tile|Toast'),
);

const under = (folder: string, names: string): string => `web[\\\\/]src[\\\\/]${folder}[\\\\/](?:${names})`;

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
/** The smallest of what most pages share. */
const sections = new RegExp(
  [
    under(
      'features[\\\\/]games',
      'Activity[\\\\/]activity-path|motion[\\\\/]reduced-motion|Unavailable|PlayResult[\\\\/]result-text',
    ),
    under('features[\\\\/]prizes', 'prize-path|Wallet[\\\\/]wallet-path'),
    under('features[\\\\/](?:content|draws|identity)', 'parts[.]ts'),
    under('ui', 'FactList|Later|LinkButton|LoadFailed|Picture|Section'),
    under('writes', ''),
  ].join('|'),
);

/** Files that pages share, few and whole: a file for each small component would cost more in requests than it saves. */
// In this order: a file takes along what it needs, unless an earlier one has it.
export const sharedChunks = [
  { name: 'framework', test: framework },
  { name: 'frame', test: frame },
  { name: 'fields', test: fields },
  { name: 'parts', test: parts },
  { name: 'overlays', test: overlays },
  { name: 'sections', test: sections },
  { name: 'looks', test: looks },
  { name: 'winnings', test: winnings },
  { name: 'shelves', test: shelves },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
