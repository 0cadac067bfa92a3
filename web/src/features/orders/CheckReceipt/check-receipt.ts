import { readReceipt } from '../../../../../pricing/receipts/receipt.ts';
import { verifyReceipt } from '../../../../../pricing/receipts/verify.ts';

export const receiptSteps = ['rules', 'digest', 'page', 'lines', 'totals', 'taxes', 'rest'] as const;
export type ReceiptStep = (typeof receiptSteps)[number];

/** One step of the check: so many of its parts come to what the file says. */
export interface CheckedStep {
  name: ReceiptStep;
  right: number;
  all: number;
}

/** What replaying a receipt has come to. */
export interface ReceiptReport {
  isValid: boolean;
  /** Older rules wrote it, so that its prices weren't computed anew: their version, and what the file stores as its total. */
  older: { rules: string; totalCents: number } | null;
  steps: readonly CheckedStep[];
  /** Figures that are another than the file says, as JSON; at most a hundred. */
  differences: readonly { path: string; told: string; computed: string }[];
}

/** Which step a part of the replay belongs to. */
function stepOf(path: string): ReceiptStep {
  if (path === 'inputs.rules') return 'rules';
  if (path === 'digest') return 'digest';
  if (path.startsWith('quote.lines')) return 'lines';
  if (path.startsWith('quote.totals')) return 'totals';
  return path === 'quote.taxes' ? 'taxes' : 'rest';
}

/**
 * Computes a receipt anew from its file alone, as `npm run ops -- receipt verify` does (N-42, I-7).
 * @param digest what the order's page says, to tell whether the file is this order's; null for any file
 * @returns the report; `malformed` if the file is no receipt
 */
export function checkReceipt(file: string, digest: string | null): ReceiptReport | 'malformed' {
  const { receipt } = readReceipt(file);
  if (!receipt) return 'malformed';
  const verdict = verifyReceipt(receipt);
  const isOfPage = digest === null || receipt.digest === digest;
  const parts = verdict.checks.map(({ path, isRight }) => ({ name: stepOf(path), isRight }));
  if (digest !== null) parts.push({ name: 'page', isRight: isOfPage });
  const steps = receiptSteps.flatMap((name) => {
    const own = parts.filter((part) => part.name === name);
    return own.length > 0 ? [{ name, right: own.filter(({ isRight }) => isRight).length, all: own.length }] : [];
  });
  return {
    isValid: verdict.isValid && isOfPage,
    older: verdict.isReplayed ? null : { rules: verdict.rules, totalCents: totalOf(receipt.quote) },
    steps,
    differences: [
      ...(isOfPage ? [] : [{ path: 'digest', told: receipt.digest, computed: digest }]),
      ...verdict.differences,
    ],
  };
}

/** What a stored quote says as its total; it may be anybody's file. */
function totalOf({ totals }: { totals?: { totalCents?: unknown } }): number {
  return typeof totals?.totalCents === 'number' ? totals.totalCents : 0;
}
