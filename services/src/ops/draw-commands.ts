import { createReadStream } from 'node:fs';
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
} from '../games/draws/draw-operations.ts';
import { ConfigError } from '../platform/config.ts';
import { codeOf } from '../platform/postgres/failure.ts';
import { nodeHashes } from '../games/draws/node-hashes.ts';
import { type DrawOfProgram, draws } from '../games/store/draws.ts';
import { gamesDb } from '../games/store/tables.ts';
import { tendWinners } from '../games/draws/winners.ts';
import { reasonOf } from './arguments.ts';
import { progressBar } from './progress.ts';
import { Failed, type Run } from './run.ts';

interface StepCommand {
  name: string;
  description: string;
  question: (drawId: string) => string;
  option?: [flags: string, description: string, check?: (text: string) => string];
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
    option: ['--reason <text>', 'why', reasonOf],
    work: (step, reason) => undoDraw(step, reason),
    said: () => 'taken back, sealed as before',
  },
];

/** `draw …`: from the open list to the published file (N-30). */
export function drawCommands(program: Command, run: Run): Command {
  const draw = program.command('draw').description('draws of sweepstakes');
  draw
    .command('list')
    .description('every draw and its state')
    .action(() =>
      run.reading(async ({ context }) => {
        for (const row of await draws(gamesDb(context.db)))
          run.say(
            `${row.draw_id.padEnd(20)} ${row.state.padEnd(10)} closes ${row.closes_at.toString()}  ${row.prize_name}`,
          );
      }),
    );
  for (const { name, description, question, option, work, said } of steps) {
    const command = draw.command(name).description(description).argument('<draw>', 'id of the draw');
    if (option) command.requiredOption(option[0], option[1], option[2] ?? String);
    command.action((drawId: string, options: { dice?: string; reason?: string }) => {
      const given = options.dice ?? options.reason ?? '';
      return run.doing(
        { command: `draw ${name}`, subject: drawId, question: question(drawId), detail: { ...options } },
        async (context, operator) => {
          const bar = progressBar(name);
          const moved = await work({ context, drawId, operator, progress: bar.update }, given).finally(bar.stop);
          return `${drawId}: ${said(moved)}`;
        },
        name === 'publish' ? tendWinners : undefined,
      );
    });
  }
  draw
    .command('verify-file')
    .description('replays a published file; needs no database and no network')
    .argument('<file>', 'the file')
    .action(async (file: string) => {
      const bar = progressBar('verify');
      const verdict = await replay(nodeHashes, createReadStream(file, 'utf8'), { onProgress: bar.update })
        .catch((error: unknown) => {
          throw codeOf(error) === '' ? error : new ConfigError(`${file} can't be read (${codeOf(error)}).`);
        })
        .finally(bar.stop);
      for (const { name, ok, computed } of verdict.checks)
        run.say(
          `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(11)} ${computed.length > 120 ? `${computed.slice(0, 120)}…` : computed}`,
        );
      if (!verdict.ok) throw new Failed(whatFailed(verdict));
      run.say('Everything matches.');
    });
  return draw;
}
