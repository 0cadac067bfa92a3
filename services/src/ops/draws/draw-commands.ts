import { createReadStream } from 'node:fs';
import type { Command } from 'commander';
import { replay } from '../../../../draw-proof/replay.ts';
import {
  closeDraw,
  type DrawRow,
  draws,
  type DrawStep,
  nodeHashes,
  publishDraw,
  sealDraw,
  tendWinners,
  throwDice,
  undoDraw,
  verifyDraw,
  whatFailed,
} from '../../draws/index.ts';
import { ConfigError } from '../../platform/config.ts';
import { codeOf } from '../../platform/start-error.ts';
import { reasonOf } from '../shell/arguments.ts';
import { progressBar } from '../shell/progress.ts';
import { Failed, type Run } from '../shell/run.ts';

interface StepCommand {
  name: string;
  description: string;
  question: (drawId: string) => string;
  option?: [flags: string, description: string, check?: (text: string) => string];
  work(step: DrawStep, option: string): Promise<DrawRow>;
  said(draw: DrawRow): string;
}

const steps: readonly StepCommand[] = [
  {
    name: 'close',
    description: 'freezes the list of entries and publishes its Merkle root',
    question: (id) => `Close ${id}? No one can enter after that.`,
    work: (step) => closeDraw(step),
    said: (draw) =>
      `closed with ${draw.entry_count} entries from ${draw.household_count} households, root ${draw.merkle_root}`,
  },
  {
    name: 'seal',
    description: "confirms that the entry list still matches its root; whoever seals it can't draw it",
    question: (id) => `Seal ${id}?`,
    work: (step) => sealDraw(step),
    said: (draw) => `sealed by ${draw.sealed_by}`,
  },
  {
    name: 'draw',
    description: 'draws the winners with dice rolled by a second person',
    question: (id) => `Draw ${id} with these dice?`,
    option: ['--dice <thrown>', '6 to 64 letters or digits, such as 41625361'],
    work: (step, dice) => throwDice(step, dice),
    said: (draw) => `drawn by ${draw.drawn_by}, randomness ${draw.randomness}`,
  },
  {
    name: 'verify',
    description: 'recomputes the draw from the list that will be published',
    question: (id) => `Verify ${id}?`,
    work: (step) => verifyDraw(step),
    said: () => 'verified: the winners match',
  },
  {
    name: 'publish',
    description: 'publishes the winners and the draw file, and notifies the winners',
    question: (id) => `Publish ${id}? Its winners are notified right away.`,
    work: (step) => publishDraw(step),
    said: (draw) => `published: /verify/${draw.draw_id}`,
  },
  {
    name: 'undo',
    description: 'undoes a draw that has not been published; the reason goes into the published file',
    question: (id) => `Undo the draw of ${id}?`,
    option: ['--reason <text>', 'why', reasonOf],
    work: (step, reason) => undoDraw(step, reason),
    said: () => 'undone, sealed as before',
  },
];

/** `draw …`: from the open list to the published file (N-30). */
export function drawCommands(program: Command, run: Run): Command {
  const draw = program.command('draw').description('sweepstakes draws');
  draw
    .command('list')
    .description('lists every draw and its state')
    .action(() =>
      run.reading(async ({ context }) => {
        for (const row of await draws(context.db))
          run.say(
            `${row.draw_id.padEnd(20)} ${row.state.padEnd(10)} closes ${row.closes_at.toString()}  ${row.prize_name}`,
          );
      }),
    );
  for (const { name, description, question, option, work, said } of steps) {
    const command = draw.command(name).description(description).argument('<draw>', 'draw ID');
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
    .description('replays a published draw file; needs no database or network')
    .argument('<file>', 'the draw file')
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
