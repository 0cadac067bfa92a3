import { olderVersions, version } from '../settle.ts';
import { canonical, type Json } from './canonical.ts';
import { digestOf, quoteOf } from './digest.ts';
import type { Receipt } from './receipt.ts';
import { isObject } from './shapes.ts';
import { storedSums } from './stored.ts';

/** One step of replaying a receipt: the rules, the digest, a line, or another member of the quote. */
export interface ReceiptCheck {
  /** Where it stands: `digest`, `quote.lines[0]`, `quote.totals`. */
  path: string;
  isRight: boolean;
  /** As replayed, as canonical JSON; '' if there is no such thing. */
  computed: string;
  /** As the receipt says. */
  told: string;
}

/** A single figure or text that isn't what the replay comes to. */
export type ReceiptDifference = Omit<ReceiptCheck, 'isRight'>;

export interface ReceiptVerdict {
  /** Every check is right: the replay comes to the same, or what older rules have stored is unchanged and adds up. */
  isValid: boolean;
  /** Were its prices computed anew? Not those of older rules: then only what it stores is checked. */
  isReplayed: boolean;
  /** The version of the rules that it names. */
  rules: string;
  /** Each step, in the order in which it was replayed. */
  checks: ReceiptCheck[];
  /** At most a hundred. */
  differences: ReceiptDifference[];
}

const mostDifferences = 100;

/**
 * Replays a receipt: the rules' version, the digest of its inputs, and every figure of its quote. One of an older version of
 * the rules isn't replayed by those of today, which may come to other cents: its digest and its sums are checked. Runs
 * anywhere, and never throws on a receipt that `readReceipt` let through.
 */
export function verifyReceipt(receipt: Receipt): ReceiptVerdict {
  const { rules } = receipt.inputs;
  const isReplayed = !olderVersions.includes(rules);
  const { checks, differences } = isReplayed ? replayed(receipt) : added(receipt);
  return {
    isValid: checks.every(({ isRight }) => isRight),
    isReplayed,
    rules,
    checks,
    differences: differences.slice(0, mostDifferences),
  };
}

type Checked = Pick<ReceiptVerdict, 'checks' | 'differences'>;

/** A receipt of older rules: nobody has changed what it depends on, and what it stores adds up. */
function added({ digest, inputs, quote }: Receipt): Checked {
  const found = [
    { path: 'digest', computed: digestOf(inputs), told: digest },
    { path: 'quote.version', computed: inputs.rules, told: quote.version },
    ...storedSums(inputs, quote),
  ];
  const checks = found.map(({ path, computed, told }) => {
    const [ours, theirs] = [textOf(computed), textOf(told)];
    return { path, isRight: computed !== null && ours === theirs, computed: ours, told: theirs };
  });
  return {
    checks,
    differences: checks.flatMap(({ isRight, ...difference }) => (isRight ? [] : [difference])),
  };
}

function replayed({ digest, inputs, quote: told }: Receipt): Checked {
  const computed = quoteOf(inputs);
  const differences: ReceiptDifference[] = [];
  const check = (path: string, ours: unknown, theirs: unknown): ReceiptCheck => {
    const found = differencesAt(path, ours, theirs);
    differences.push(...found);
    return { path, isRight: found.length === 0, computed: textOf(ours), told: textOf(theirs) };
  };
  const lines: unknown = told.lines;
  const checks = [
    check('inputs.rules', version, inputs.rules),
    check('digest', digestOf(inputs), digest),
    ...pairsOf(computed.lines, Array.isArray(lines) ? lines : []).map(([at, ours, theirs]) =>
      check(`quote.lines[${at}]`, ours, theirs),
    ),
    ...pairsOf({ ...computed, lines: null }, { ...told, lines: Array.isArray(lines) ? null : lines })
      .filter(([, ours, theirs]) => ours !== null || theirs !== null)
      .map(([key, ours, theirs]) => check(`quote.${key}`, ours, theirs)),
  ];
  return { checks, differences };
}

/** Members of two objects or lists, those of the first before those that only the second has. */
function pairsOf(ours: object, theirs: object): [key: string, ours: unknown, theirs: unknown][] {
  const [one, other] = [new Map(Object.entries(ours)), new Map(Object.entries(theirs))];
  return [...new Set([...one.keys(), ...other.keys()])].map((key) => [key, one.get(key), other.get(key)]);
}

function differencesAt(path: string, ours: unknown, theirs: unknown): ReceiptDifference[] {
  if (Array.isArray(ours) && Array.isArray(theirs))
    return pairsOf(ours, theirs).flatMap(([at, one, other]) => differencesAt(`${path}[${at}]`, one, other));
  if (isObject(ours) && isObject(theirs))
    return pairsOf(ours, theirs).flatMap(([key, one, other]) => differencesAt(`${path}.${key}`, one, other));
  const [computed, told] = [textOf(ours), textOf(theirs)];
  return computed === told ? [] : [{ path, computed, told }];
}

/** Both sides come from JSON or from a quote. */
const textOf = (value: unknown): string => (value === undefined ? '' : canonical(value as Json));
