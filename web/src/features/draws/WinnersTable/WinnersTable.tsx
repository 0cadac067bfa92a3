import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { useDrawCheckTexts } from '../../../messages/play/draw-check.ts';
import {
  body,
  cell,
  code,
  columnTitle,
  entryCell,
  head,
  householdCell,
  row,
  scoreCell,
  stateCell,
  table,
} from './WinnersTable.css.ts';

export interface DrawnPlace {
  /** Place, from 1. */
  place: number;
  isAlternate: boolean;
  /** The n-th winner, or the n-th alternate. */
  number: number;
  entryId: string;
  score: string;
  /** Pseudonym, unique to this draw. */
  household: string;
  isMine: boolean;
  /** In words: Verified, Not needed. */
  state: string;
  isVerified: boolean;
}

interface WinnersTableProps {
  places: readonly DrawnPlace[];
  /** The table's caption. */
  label: string;
}

/** The places drawn, by entry, score, and household; on a phone, each is a stack of lines. */
export function WinnersTable({ places, label }: WinnersTableProps) {
  const verify = useDrawCheckTexts();
  const { columns } = verify;
  const single = places.filter(({ isAlternate }) => !isAlternate).length === 1;
  return (
    <table className={table} aria-label={label}>
      <thead className={head}>
        <tr>
          {[columns.place, columns.entry, columns.score, columns.household, columns.state].map((title) => (
            <th key={title} scope="col" className={columnTitle}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body}>
        {places.map(({ place, isAlternate, number, entryId, score, household, isMine, state, isVerified }) => (
          <tr key={place} className={row} data-winner={isAlternate ? undefined : ''}>
            <th scope="row" className={cell}>
              {isAlternate ? verify.alternate(number) : single ? verify.winner : verify.winnerNumber(number)}
            </th>
            <td className={`${cell} ${entryCell}`}>
              <span className={code}>{entryId}</span>
            </td>
            <td className={`${cell} ${scoreCell}`}>
              <span className={code}>{score.slice(0, 16)}…</span>
            </td>
            <td className={`${cell} ${householdCell}`}>
              {isMine ? verify.yourHousehold : <span className={code}>{household.slice(0, 12)}…</span>}
            </td>
            <td className={`${cell} ${stateCell}`}>
              {isVerified ? <Status kind="done">{state}</Status> : <Text as="span">{state}</Text>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
