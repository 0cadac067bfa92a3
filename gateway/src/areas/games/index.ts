import { defineArea, forEachVisit } from '../../area.ts';
import { gamesMutations } from './resolvers/games.ts';
import { PlayAndEarn } from './resolvers/play-and-earn.ts';
import { Play, Reveal } from './resolvers/play.ts';
import { OfficialRules, Playability, Program, RulesSection } from './resolvers/program.ts';
import { Me, Query } from './resolvers/query.ts';
import { gamesSource } from './source.ts';

/** Programs, points, plays, and what happened in them. */
export const games = defineArea({
  name: 'games',
  resolvers: {
    Query,
    Mutation: gamesMutations,
    Me,
    PlayAndEarn,
    Program,
    Playability,
    OfficialRules,
    RulesSection,
    Play,
    Reveal,
  },
  upstream: { name: 'games', isRequired: true },
  source: { of: 'games', open: forEachVisit(({ client }) => gamesSource(client('games'))) },
});
