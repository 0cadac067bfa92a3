import { plural } from '../plural.ts';

const plays = plural('en', { one: 'play', other: 'plays' });
const times = plural('en', { one: 'more time', other: 'more times' });
const stamps = plural('en', { one: 'stamp', other: 'stamps' });
const jars = plural('en', { one: 'jar', other: 'jars' });
const prizes = plural('en', { one: 'prize', other: 'prizes' });
const number = new Intl.NumberFormat('en-US');
const points = (count: number, labels: { singular: string; plural: string }) =>
  `${number.format(count)} ${count === 1 ? labels.singular : labels.plural}`;

/** Texts of Play & Earn (G-122..G-130). Those of the specification are verbatim. */
export const games = {
  playAndEarn: 'Play & Earn',
  games: 'Games',
  bonusPath: 'Bonus Path',
  bonusPathLead: 'Complete offers to unlock bonus savings.',
  emptyPage: 'No Games or Bonus Path at this time. Check back later.',
  playNow: 'Play now!',
  availablePrizes: 'Available Prizes',
  shopToEarn: 'Shop to earn!',
  nothingHereYet: 'Nothing here yet',
  processingNote: 'It may take up to 48 hours to process new activity.',
  congratulations: 'Congratulations!',
  startPlaying: 'Start Playing',
  gotIt: 'Got it',
  gotItDontShowAgain: "Got it, don't show again",
  emptySummary: "We're sorry, but this game is currently not available.",

  /** For a prize whose game the store does not have (G-7). */
  defaultPointLabels: { singular: 'Game point', plural: 'Game points' },
  points,
  number: (count: number) => number.format(count),
  playsLeft: (count: number) => `${count} ${plays(count)} left`,
  optIn: 'Opt in',
  seeMyPrizes: 'See my prizes',
  seeGame: 'See the game',
  nextPlay: 'Next play',
  nextPlayProgress: (have: number, need: number, plural: string) =>
    `${number.format(have)} / ${number.format(need)} ${plural}`,
  wonAndRedeem: (count: number, by: string) =>
    `You won ${count} ${prizes(count)}. Redeem ${count === 1 ? 'it' : 'them'} by ${by}.`,
  gameHasEnded: 'This game has ended.',
  welcomePlayWaits: 'Your welcome play is waiting.',
  tryAgain: 'Try again',
  seeAllGames: 'See all games',
  backToPlayAndEarn: 'Back to Play & Earn',
  couldNotLoadGames: 'Games could not be loaded',
  couldNotLoadBonusPath: 'Bonus Path could not be loaded',
  couldNotLoadPrizes: 'Prizes could not be loaded',
  couldNotLoadActivity: 'Activity could not be loaded',
  couldNotLoadPoints: 'Your points could not be loaded',
  couldNotPlay: 'That play did not go through',
  playIsKept: 'Press again: it stays the same play and is counted once.',
  close: 'Close',

  panel: {
    cost: (cost: string) => `1 play = ${cost}`,
    welcomePlay: 'Your first play is on us. No points needed.',
    press: 'Press',
    enter: 'Enter',
    toDo: { WHEEL: 'to spin', SCRATCH: 'to open the card', PICK3: 'to open the jars', COLLECT: 'to play' },
    arrows: 'Arrows',
    space: 'Space',
    move: 'move,',
    scratches: 'scratches',
    picks: 'picks',
    playsLeft: 'Plays left',
    prizesWon: 'Prizes won',
    entries: 'Entries',
    onTheWay: (pending: string) => `${pending} on the way`,
    fromOrderOf: (date: string) => `from your order of ${date}.`,
    freeEntry: 'Free entry, no purchase',
    howItWorks: 'How it works',
    officialRules: 'Official Rules',
    faq: 'FAQ',
    odds: 'See the odds',
    oddsAndFairness: 'Odds',
    sound: 'Sound',
    lastPlay: 'Last play',
    deciding: 'One moment',
    resultIsSafe: 'Your result is already safe.',
    revealAll: 'Reveal all',
    showResult: 'Show my result',
    pickForMe: 'Pick for me',
    playElsewhere: 'This game is played on another site.',
    progress: 'Progress',
  },
  scratch: {
    card: 'Scratch card',
    caption: 'Find three the same',
    squareCovered: (square: number) => `Square ${square}, covered`,
    squareHalf: (square: number) => `Square ${square}, half scratched`,
    squareOpen: (square: number, picture: string) => `Square ${square}, ${picture}`,
    opened: (square: number, picture: string, open: number, of: number) =>
      `Square ${square}: ${picture}. ${open} of ${of} squares open.`,
    progress: (open: number, of: number) => `${open} of ${of} squares open.`,
  },
  pick: {
    jars: 'Jars',
    jar: (jar: number) => `Jar ${jar}`,
    jarOpen: (jar: number, picture: string) => `Jar ${jar}, ${picture}`,
    progress: (picked: number, of: number) => `${picked} of ${of} picked.`,
    more: (count: number) =>
      count === 0 ? 'Ready to play.' : `Pick ${count} ${count === 3 ? '' : 'more '}${jars(count)}.`,
    refused: 'You have three jars. Put one back to pick another.',
  },
  collect: {
    sum: (have: number, of: number) => `${have} of ${of} stamps collected`,
    stamps: 'Stamps',
    value: (have: number, of: number) => `${have} / ${of}`,
    nextGift: (count: number) => `Next gift in ${count} ${stamps(count)}`,
    allGifts: 'Every gift is yours.',
    newStamps: (count: number) => `${count} new ${stamps(count)}`,
    stampsAndWon: (count: number) => `${count} ${stamps(count)}, and you won`,
    stop: (stop: number) => `You are on stop ${stop}.`,
  },
  result: {
    youWon: 'You won',
    noPrize: 'No prize this time',
    this: { WHEEL: 'This spin', SCRATCH: 'This card', PICK3: 'These jars', COLLECT: 'This play' },
    threeTheSame: 'Three the same.',
    redeemBy: (date: string) => `Redeem it by ${date}.`,
    yours: 'It is yours already.',
    alternate: 'The prize that came up was gone, so this one is yours instead.',
    spent: (spent: string, left: number) => `${spent} spent, ${number.format(left)} left.`,
    welcome: 'It was your welcome play, no points were spent.',
    playsLeft: (count: number) => `You can play ${count} ${times(count)} now.`,
    receipt: (receipt: string, at: string) => `Play ${receipt}, ${at}`,
    check: 'Check this play',
    isPrize: 'Prize',
  },
  howItWorks: { title: (game: string) => `How ${game} works` },
  details: {
    yourPrizes: 'Your prizes',
    activity: 'Activity',
    activityWindow: 'The last 180 days',
    seeAllActivity: 'See all activity',
    pending: 'On the way',
    prizePoints: 'points',
    questions: {
      earn: { ask: 'How do I earn points?' },
      cost: {
        ask: 'What does a play cost?',
        answer: (cost: string, perDay: number, inAll: number) =>
          `${cost}. You can play ${perDay} times a day and ${inAll} times in the whole game.`,
      },
      arrive: { ask: 'When do my points arrive?' },
      redeem: {
        ask: 'Until when can I redeem a prize?',
        answer: (by: string) => `Until ${by}. Points that you have not played end with the game.`,
      },
    },
  },
  prizeCard: {
    ready: 'You have the points',
    toGo: (missing: number) => `${number.format(missing)} to go`,
    held: 'Held for you',
    limit: 'Limit reached',
    wonByPlaying: 'Won by playing',
    redeem: 'Redeem',
    choose: 'Choose one',
    see: 'See it',
    seePrize: 'See your prize',
    /** What a button leads to, for whoever hears several of them. */
    withName: (label: string, prize: string) => `${label}: ${prize}`,
  },
  unavailable: {
    title: 'The game is not available at this time',
    lead: 'Your Game points and prizes are safe. Try again later, or play another game.',
  },
};
