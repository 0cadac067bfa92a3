import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { StockAskDocument } from '../../features/catalog/list/nothing/ask/StockAsk.generated.ts';
import { useScanTexts } from '../../messages/phone/scan.ts';
import { failureOf } from '../../writes/failure.ts';
import { type ReadCode, type Scanned, scannedOf } from './codes.ts';
import { ScannedDetailsDocument, type ScannedDetailsQuery, ScannedProductDocument } from './Scan.generated.ts';

type Outcome =
  | { kind: 'nothing' }
  | { kind: 'looking'; code: string }
  | { kind: 'found'; details: NonNullable<ScannedDetailsQuery['product']> }
  | { kind: 'unknown'; code: string }
  | { kind: 'failed'; message: string }
  | { kind: Exclude<Scanned['kind'], 'product'> };

/** What came of a code: looked up once, however long the camera sees it. */
export function useScan() {
  const texts = useScanTexts();
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'nothing' });
  const last = useRef<string | null>(null);

  const look = async (code: string) => {
    last.current = code;
    setOutcome({ kind: 'looking', code });
    // Another code may have been read meanwhile.
    const show = (next: Outcome) => last.current === code && setOutcome(next);
    try {
      const { data } = await client.query({ query: ScannedProductDocument, variables: { code } });
      if (!data?.search) return show({ kind: 'failed', message: texts.failed });
      const id = data.search.edges[0]?.node.id;
      if (id === undefined) {
        await client.query({ query: StockAskDocument, variables: { text: code } }).catch(() => null);
        return show({ kind: 'unknown', code });
      }
      const found = await client.query({ query: ScannedDetailsDocument, variables: { id }, errorPolicy: 'all' });
      const details = found.data?.product;
      return show(details ? { kind: 'found', details } : { kind: 'failed', message: texts.failed });
    } catch (error) {
      // The same code may be tried again.
      if (last.current === code) last.current = null;
      return setOutcome({ kind: 'failed', message: failureOf(error)?.message ?? texts.failed });
    }
  };
  return {
    outcome,
    /** @returns was there anything that a store reads? */
    read(codes: readonly ReadCode[]): boolean {
      const scanned = codes.map(scannedOf).find((each) => each !== null);
      if (!scanned) return false;
      const name = scanned.kind === 'product' ? scanned.code : scanned.kind;
      if (name === last.current) return true;
      if (scanned.kind === 'product') void look(scanned.code);
      else {
        last.current = name;
        setOutcome({ kind: scanned.kind });
      }
      return true;
    },
  };
}
