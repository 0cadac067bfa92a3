import { number, onFirstUse } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const entries = plural('en', { one: 'entry', other: 'entries' });
const households = plural('en', { one: 'household', other: 'households' });
const checks = plural('en', { one: 'check does', other: 'checks do' });
const seconds = onFirstUse(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Texts of the page that shows a draw and repeats it. */
export const drawCheck = {
  title: (program: string) => `${program} draw`,
  lead: (prize: string, worth: string) => `${prize}, worth ${worth}.`,
  counts: (count: number, from: number) =>
    `${number.format(count)} ${entries(count)}, ${number.format(from)} ${households(from)}.`,
  drawId: 'Draw',
  rules: 'Official Rules',
  states: {
    OPEN: 'Open for entries',
    CLOSED: 'Closed, not drawn yet',
    SEALED: 'Sealed, not drawn yet',
    DRAWN: 'Drawn, being verified',
    VERIFIED: 'Verified',
    PUBLISHED: 'Verified and published',
  },
  whatWasFixed: 'What was fixed, and when',
  whatWasFixedLead: 'Each step was public before the next one began.',
  notYet: 'Not yet',
  planned: (at: string) => `Planned for ${at}`,
  moments: {
    COMMITTED: {
      title: 'Seed committed',
      text: 'The fingerprint of a secret number, published before the first entry.',
    },
    CLOSED: {
      title: 'Entries closed',
      text: 'The sorted list of all entries, folded into one root. Changing any entry changes it.',
    },
    SEALED: { title: 'Sealed by one person, dice by another' },
    sealedBy: (sealer: string, thrower: string) => `${sealer} sealed the draw. ${thrower} threw the dice.`,
    sealedOpen: 'One person seals the draw and another throws the dice, so nobody can know the outcome alone.',
    DRAWN: {
      title: 'Seed revealed, winner drawn',
      text: 'Seed, root, and dice together give the randomness. Each entry gets a score, and the lowest wins.',
    },
    VERIFIED: { title: 'Draw verified', text: 'The whole draw was run again, with the same winners.' },
    PUBLISHED: { title: 'Published', text: 'Everything you need to repeat the draw is in one file.' },
  },
  hashes: {
    commitment: 'the fingerprint of the seed',
    root: 'the root of the entries',
    seed: 'the seed',
    randomness: 'the randomness',
  },
  dice: (thrown: string) => `Dice: ${thrown.split('').join(', ')}`,
  copy: (what: string) => `Copy ${what}`,
  copied: (what: string) => `Copied ${what}.`,
  notCopied: 'This browser did not let us copy. Select the text instead.',
  winners: 'Winners',
  notPublishedYet: "You'll see the winners here once the draw is published.",
  noWinnersYet: 'No one has been drawn yet.',
  columns: { place: 'Place', entry: 'Entry', score: 'Score', household: 'Household', state: 'Status' },
  yourHousehold: 'Your household',
  winner: 'Winner',
  winnerNumber: (count: number) => `Winner ${count}`,
  alternate: (count: number) => `Alternate ${count}`,
  placeStates: {
    ALTERNATE: 'Not needed',
    SELECTED: 'Drawn',
    NOTIFIED: 'Notified',
    CLAIMED: 'Claimed',
    VERIFIED: 'Verified',
    FULFILLED: 'Verified',
    FORFEITED: 'Not claimed in time',
  },
  without: 'Without our page',
  withoutLead: 'One file and a few lines of code. Any language with SHA-256 will do.',
  formulaLabel: 'The calculation',
  formula: [
    'sha256(seed)         == commitment',
    'leaf(entry)          =  sha256(0x00 + id + ":" + household)',
    'node                 =  sha256(0x01 + left + right)',
    'merkle(leaves)       == root',
    'r                    =  hmac_sha256(seed, root + dice)',
    'score(entry)         =  sha256(r + id)',
    'winner               =  lowest score, a household once',
  ].join('\n'),
  downloads: {
    file: (name: string, lines: number) => `${name}, ${number.format(lines)} lines`,
    script: 'verify.mjs, which reads it',
    entries: (count: number) => `entries.csv, ${number.format(count)} ${entries(count)}`,
    head: 'draw.json, the rest',
  },
  limits: 'What this shows, and what it does not',
  limitsText:
    "This shows that nobody changed the seed, the list, or the order after the times above. It doesn't show who is behind a household. We check that by hand, as the Official Rules describe.",
  panelTitle: "Don't take our word for it",
  panelLead: 'Your browser gets the entry list, repeats the whole draw, and compares. Nothing is sent anywhere.',
  panelLater: 'Once the draw is published, your browser can repeat the whole thing here.',
  checks: {
    commitment: 'Seed matches its commitment',
    root: 'Entry list gives the root',
    randomness: 'Randomness comes from seed, root, and dice',
    winners: 'Lowest scores are the winners',
    mine: 'Your entries are in the list',
  },
  steps: {
    load: 'Fetching the list',
    check: 'Checking the entries',
    redraw: 'Drawing from this list',
  },
  entriesOf: (done: number, all: number) => `${number.format(done)} of ${number.format(all)} ${entries(all)}`,
  run: 'Verify in this browser',
  running: 'Verifying',
  stop: 'Stop',
  stopped: 'Stopped',
  stoppedLead: 'Half a check proves nothing. Verify again whenever you like.',
  tamper: 'Change one entry and run again',
  putBack: 'Put it back and verify',
  saveReport: 'Save the report',
  orWithout: 'Or do it without our page',
  allMatch: 'Everything matches',
  mismatches: (count: number) => `${count} ${checks(count)} not match`,
  passedIn: (count: number, took: number) =>
    `${count} of ${count} checks passed in ${seconds.format(Math.max(took, 0.1))} s, on this device.`,
  youChanged: (entry: string) =>
    `You changed entry ${entry}, so the results changed with it. This is what tampering would look like.`,
  notGenuine: (entry: string) =>
    `The published file doesn't produce the published draw. ${entry ? `Changed: ${entry}. ` : ''}Save the report and show it to us.`,
  matchesLabel: 'Matches: ',
  failsLabel: 'Does not match: ',
  computed: 'Computed',
  andMore: (count: number) => `and ${number.format(count)} more`,
  same: ', the same as published',
  published: ', published',
  couldNotVerify: "We couldn't check the draw here",
  reasons: {
    'not-loaded': "We couldn't get the published file. Try again, or download it.",
    malformed: "The file isn't a published draw, so it doesn't prove anything.",
  },
  reportName: (drawId: string) => `draw-${drawId}-check.json`,
  notFoundText: 'Check the address, or look at the game that the draw belongs to.',
};
