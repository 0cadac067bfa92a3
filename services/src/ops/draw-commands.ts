import { createReadStream } from 'node:fs';
import cliProgress from 'cli-progress';
import type { Command } from 'commander';
import { replay } from '../../../draw-proof/replay.ts';
import {
  closeDraw,
  type DrawStep,
  publishDraw,
  sealDraw,
  throwDice,
  undoDraw,
  verifyDraw,
  whatFailed,
} from '../games/draw-operations.ts';
import { nodeHashes } from '../games/node-hashes.ts';
import { type DrawOfProgram, draws } from '../games/store/draws.ts';
import { gamesDb } from '../games/tables.ts';
import { settleWinner, tendWinners } from '../games/winners.ts';
import type { Run } from './run.ts';

interface StepCommand {
  name: string;
  description: string;
  question: (drawId: string) => string;
  option?: [flags: string, description: string];
  work(step: DrawStep, option: string): Promise<DrawOfProgram>;
  said(draw: DrawOfProgram): string;
}

const steps: readonly StepCommand[] = [
  {
    name: 'close',
    description: 'freezes the list of entries and publishes its Merkle root',
    question: (id) => `Close ${id}? Nobody can enter any more.`,
    work: (step) => closeDraw(step),
    said: (draw) =>
      `closed with ${draw.entry_count} entries of ${draw.household_count} households, root ${draw.merkle_root}`,
  },
  {
    name: 'seal',
    description: 'confirms that the list still gives its root; the one who seals never draws',
    question: (id) => `Seal ${id}?`,
    work: (step) => sealDraw(step),
    said: (draw) => `sealed by ${draw.sealed_by}`,
  },
  {
    name: 'draw',
    description: 'draws with the dice that a second person has thrown',
    question: (id) => `Draw ${id} with these dice?`,
    option: ['--dice <thrown>', '6 to 64 letters or digits, such as 41625361'],
    work: (step, dice) => throwDice(step, dice),
    said: (draw) => `drawn by ${draw.drawn_by}, randomness ${draw.randomness}`,
  },
  {
    name: 'verify',
    description: 'computes the draw again from the list as it will be published',
    question: (id) => `Verify ${id}?`,
    work: (step) => verifyDraw(step),
    said: () => 'verified: the same winners came out',
  },
  {
    name: 'publish',
    description: 'publishes winners and file, and tells the winners',
    question: (id) => `Publish ${id}? Its winners are told at once.`,
    work: (step) => publishDraw(step),
    said: (draw) => `published: /verify/${draw.draw_id}`,
  },
  {
    name: 'undo',
    description: 'takes a draw back that has not been published; the reason stands in the published file',
    question: (id) => `Take the draw of ${id} back?`,
    option: ['--reason <text>', 'why'],
    work: (step, reason) => undoDraw(step, reason),
    said: () => 'taken back, sealed as before',
  },
];

/** `draw …`: from the open list to the published file (N-30). */
export function drawCommands(program: Command, run: Run): void {
  const draw = program.command('draw').description('draws of sweepstakes');
  draw
    .command('list')
    .description('every draw and its state')
    .action(() =>
      run.reading(async ({ context }) => {
        for (const row of await draws(gamesDb(context.db)))
          console.log(
            `${row.draw_id.padEnd(20)} ${row.state.padEnd(10)} closes ${row.closes_at.toString()}  ${row.prize_name}`,
          );
      }),
    );
  for (const { name, description, question, option, work, said } of steps) {
    const command = draw.command(name).description(description).argument('<draw>', 'id of the draw');
    if (option) command.requiredOption(...option);
    command.action((drawId: string, options: { dice?: string; reason?: string }) => {
      const given = options.dice ?? options.reason ?? '';
      return run.doing(
        { command: `draw ${name}`, subject: drawId, question: question(drawId), detail: { ...options } },
        async (session, operator) => {
          const bar = progressBar(name);
          const moved = await work({ context: session.context, drawId, operator, progress: bar.update }, given).finally(
            bar.stop,
          );
          if (name === 'publish') await tendWinners(session.context);
          console.log(`${drawId}: ${said(moved)}`);
        },
      );
    });
  }
  draw
    .command('verify-file')
    .description('replays a published file; needs no database and no network')
    .argument('<file>', 'the file')
    .action(async (file: string) => {
      const bar = progressBar('verify');
      const verdict = await replay(nodeHashes, createReadStream(file, 'utf8'), { onProgress: bar.update }).finally(
        bar.stop,
      );
      for (const { name, ok, computed } of verdict.checks)
        console.log(
          `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(11)} ${computed.length > 120 ? `${computed.slice(0, 120)}…` : computed}`,
        );
      if (verdict.ok) return console.log('Everything matches.');
      console.error(whatFailed(verdict));
      process.exitCode = 1;
    });
  draw
    .command('winner')
    .description('moves a winner on: CLAIMED (a visitor’s letter), VERIFIED, FULFILLED')
    .argument('<draw>', 'id of the draw')
    .argument('<place>', 'place', Number)
    .argument('<status>', 'CLAIMED, VERIFIED or FULFILLED')
    .action((drawId: string, place: number, status: 'CLAIMED' | 'VERIFIED' | 'FULFILLED') => {
      if (!['CLAIMED', 'VERIFIED', 'FULFILLED'].includes(status))
        program.error('The status is CLAIMED, VERIFIED or FULFILLED.');
      return run.doing(
        {
          command: 'draw winner',
          subject: `${drawId} ${place}`,
          question: `Place ${place} of ${drawId} is ${status}?`,
          detail: { status },
        },
        async ({ context }) => {
          await settleWinner(context, drawId, place, status);
          console.log(`${drawId}: place ${place} is ${status}`);
        },
      );
    });
}

function progressBar(name: string) {
  const bar = new cliProgress.SingleBar(
    { format: `${name} {bar} {percentage}% {value}/{total}`, clearOnComplete: true },
    cliProgress.Presets.shades_classic,
  );
  let begun = false;
  return {
    update: (done: number, all: number) => {
      if (!process.stderr.isTTY || all === 0) return;
      if (!begun) bar.start(all, 0);
      begun = true;
      bar.update(Math.min(done, all));
    },
    stop: () => bar.stop(),
  };
}
