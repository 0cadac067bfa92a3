/** What changes with a dependency only, so that a release of ours leaves it in the browser's cache. */
const framework =
  /node_modules[\\/](?:@apollo|@wry|graphql|optimism|react|react-dom|react-router|react-router-dom|rxjs|scheduler)[\\/]/;

const components = (names: string): string => `design-system[\\\\/]src[\\\\/]components[\\\\/](?:${names})[\\\\/]`;

/** What every page needs: the frame, its texts and the components that it is made of. */
const frame = new RegExp(
  [
    components(
      'Box|Breadcrumbs|Button|ButtonLink|Card|CountBadge|EmptyState|Grid|Heading|Icon|IconButton|Inline|LinkProvider|LiveRegion|SkipLink|Stack|Text|TextLink|VisuallyHidden',
    ),
    'design-system[\\\\/]src[\\\\/](?:theme|support[\\\\/][^\\\\/]+$)',
    'node_modules[\\\\/](?:@vanilla-extract|get-nonce|lucide-react)[\\\\/]',
    'web[\\\\/]src[\\\\/](?:app[\\\\/](?!NavigationDrawer)|art[\\\\/]|messages[\\\\/](?:messages|plural|en[\\\\/](?:index|frame|games))|pictures)',
  ].join('|'),
);
const fields = new RegExp(
  `${components('Checkbox|DateField|OneTimeCodeField|RadioCards|Select|TextField')}|design-system[\\\\/]src[\\\\/]support[\\\\/]field[\\\\/]`,
);
const overlays = new RegExp(
  `${components('Dialog|Drawer')}|design-system[\\\\/]src[\\\\/]support[\\\\/]overlay[\\\\/]|node_modules[\\\\/]@radix-ui[\\\\/]`,
);
const parts = new RegExp(
  components('Alert|Badge|FactNumbers|Note|Numeral|Pips|ProgressBar|Skeleton|Status|Steps|Ticket|Tile|Toast'),
);

/** What the pages of a game look like before and after a play. */
const play = new RegExp(
  [
    `${components('ScratchCard|Wheel')}.*[.]css[.]ts`,
    'web[\\\\/]src[\\\\/]features[\\\\/]games[\\\\/](?:ActivityList|PlayArea|PlayPanel|PlayResult|Unavailable|WonPrizeCard|stages)[\\\\/].*[.]css[.]ts',
    'web[\\\\/]src[\\\\/]features[\\\\/]draws[\\\\/]Draw(?:Card|Status)[\\\\/].*[.]css[.]ts',
  ].join('|'),
);
/** The smallest of what most pages share. */
const sections =
  /web[\\/]src[\\/]features[\\/](?:games[\\/](?:(?:LinkButton|Picture|Section)[\\/]|Activity[\\/]activity-path)|prizes[\\/]prize-path|writes[\\/])/;

/** Files that pages share, few and whole: a file for each small component would cost more in requests than it saves. */
// In this order: a file takes along what it needs, unless an earlier one has it.
export const sharedChunks = [
  { name: 'framework', test: framework },
  { name: 'frame', test: frame },
  { name: 'fields', test: fields },
  { name: 'parts', test: parts },
  { name: 'overlays', test: overlays },
  { name: 'sections', test: sections },
  { name: 'play', test: play },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
