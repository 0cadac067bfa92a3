import { Argument, type Command } from 'commander';
import { settleWinner } from '../../draws/index.ts';
import { countOf } from '../shell/arguments.ts';
import type { Run } from '../shell/run.ts';

const statuses = ['CLAIMED', 'VERIFIED', 'FULFILLED'] as const;

/** `draw winner`: claims, verifies, and fulfills a place after the draw (N-31). */
export function winnerCommand(draw: Command, run: Run): void {
  draw
    .command('winner')
    .description('moves a winner to the next status: CLAIMED (for a visitor’s letter), VERIFIED, FULFILLED')
    .argument('<draw>', 'draw ID')
    .argument('<place>', 'place', countOf)
    .addArgument(new Argument('<status>', 'new status').choices(statuses))
    .action((drawId: string, place: number, status: (typeof statuses)[number]) =>
      run.doing(
        {
          command: 'draw winner',
          subject: `${drawId} ${place}`,
          question: `Place ${place} of ${drawId} becomes ${status}?`,
          detail: { status },
        },
        async (context) => {
          await settleWinner(context, drawId, place, status);
          return `${drawId}: place ${place} is ${status}`;
        },
      ),
    );
}
