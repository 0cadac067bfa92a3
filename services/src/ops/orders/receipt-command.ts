import { open } from 'node:fs/promises';
import type { Command } from 'commander';
import { mostCharacters, readReceipt } from '../../../../pricing/receipts/receipt.ts';
import { verifyReceipt } from '../../../../pricing/receipts/verify.ts';
import { version } from '../../../../pricing/settle.ts';
import { ConfigError } from '../../platform/config.ts';
import { codeOf } from '../../platform/start-error.ts';
import { printable } from '../shell/printable.ts';
import { Failed, type Run } from '../shell/run.ts';

/** `receipt verify`: replays a receipt that anybody may have written (N-42, I-7). */
export function receiptCommand(program: Command, run: Run): void {
  program
    .command('receipt')
    .description('receipts of orders')
    .command('verify')
    .description('replays a receipt, step by step; needs no database or network')
    .argument('<file>', 'the receipt')
    .action(async (file: string) => {
      const { receipt, fault } = readReceipt(await textOf(file));
      if (receipt === null) throw new Failed(printable(fault));
      const { isValid, isReplayed, rules, checks, differences } = verifyReceipt(receipt);
      for (const { path, isRight, computed } of checks)
        run.say(`${isRight ? 'ok    ' : 'FAILED'} ${printable(path).padEnd(18)} ${short(computed)}`);
      for (const { path, computed, told } of differences)
        run.say(`${printable(path)}: should be ${short(computed) || 'absent'}, is ${short(told) || 'missing'}`);
      if (!isReplayed)
        run.say(
          `Version ${printable(rules)} of the rules wrote it, and these are version ${version}: its prices weren't computed anew.`,
        );
      if (!isValid)
        throw new Failed(
          isReplayed ? "The receipt doesn't match its replay." : "What the receipt stores doesn't add up.",
        );
      run.say(isReplayed ? 'Everything matches.' : 'What it stores is unchanged, and adds up.');
    });
}

/** At most so many bytes of a file are looked at. */
const mostBytes = 4 * mostCharacters;

async function textOf(file: string): Promise<string> {
  try {
    await using handle = await open(file);
    const stats = await handle.stat();
    if (!stats.isFile()) throw new ConfigError(`${file} isn't a file.`);
    if (stats.size > mostBytes) throw new Failed(`The file is larger than ${mostBytes} bytes.`);
    return await handle.readFile('utf8');
  } catch (error) {
    throw codeOf(error) === '' ? error : new ConfigError(`${file} can't be read (${codeOf(error)}).`);
  }
}

const short = (text: string): string => printable(text.length > 100 ? `${text.slice(0, 100)}…` : text);
