import { signedIn } from './front.ts';

/** What the game grid asks for. */
export const grid = `{
  viewer { firstName }
  me { playAndEarn {
    programs {
      code title gameStatusLabel endDateString minimumAge
      points { totalGamePoints gameplaysAvailable }
      game { kind costPoints }
      playability { canPlay reason }
      prizes { id }
      activity { id }
    }
    unseenWins { prizeId }
    bonusPaths { id statusLabel }
  } }
}`;

/** The visit of a signed-in shopper's page. */
export const aPage = {
  host: 'safeway.localhost:4000',
  path: '/games/game-grid',
  cookie: signedIn,
  scheme: 'http',
  userAgent: 'test',
  address: '203.0.113.7',
  correlationId: 'page-1234',
};

/** A play, and what it answers. */
export const play =
  'mutation($input: PlayInput!) { play(input: $input) { play { receipt reveal { __typename } } program { code } userErrors { code message field } } }';
export const playInput = { input: { programCode: 'HARVEST', playKey: 'play-key-1', clientSeed: 'seed' } };

/** G-99 What a shopper reads when nothing better is known. */
export const apologies =
  'Apologies, our site is currently experiencing technical difficulties, please try again later.';
