import { defineArea, forEachVisit } from '../../area.ts';
import { registerDrawFiles } from './draw-files.ts';
import { Draw, DrawEntries } from './resolvers/draw.ts';
import { Inbox } from './resolvers/inbox.ts';
import { drawMutations } from './resolvers/mutations.ts';
import { Me, PlayAndEarn, Program } from './resolvers/of-others.ts';
import { pushMutations } from './resolvers/push.ts';
import { Query } from './resolvers/query.ts';
import { SweepstakesWin } from './resolvers/win.ts';
import { drawsSource } from './source.ts';

/** Sweepstakes draws, free entries, wins, and the inbox. */
export const draws = defineArea({
  name: 'draws',
  resolvers: {
    Query,
    Mutation: { ...drawMutations, ...pushMutations },
    Me,
    Program,
    PlayAndEarn,
    Draw,
    DrawEntries,
    SweepstakesWin,
    Inbox,
  },
  source: { of: 'games', open: forEachVisit(({ client }) => drawsSource(client('games'))) },
  routes: (app, { games }) => games && registerDrawFiles(app, games),
});
