import { Argument, type Command } from 'commander';
import { settleWinner } from '../games/draws/winners.ts';
import { countOf } from './arguments.ts';
import type { Run } from './run.ts';

const statuses = ['CLAIMED', 'VERIFIED', 'FULFILLED'] as const;

/** `draw winner`: what becomes of a place after the draw (N-31). */
export function winnerCommand(draw: Command, run: Run): void {
  draw
    .command('winner')
    .description('moves a winner on: CLAIMED (a visitor’s letter), VERIFIED, FULFILLED')
    .argument('<draw>', 'id of the draw')
    .argument('<place>', 'place', countOf)
    .addArgument(new Argument('<status>', 'what has been done').choices(statuses))
    .action((drawId: string, place: number, status: (typeof statuses)[number]) =>
      run.doing(
        {
          command: 'draw winner',
          subject: `${drawId} ${place}`,
          question: `Place ${place} of ${drawId} is ${status}?`,
          detail: { status },
        },
        async (context) => {
          await settleWinner(context, drawId, place, status);
          return `${drawId}: place ${place} is ${status}`;
        },
      ),
    );
}
