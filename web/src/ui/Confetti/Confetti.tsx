import { confetti, confettiDelay, confettiTint, fallingPiece } from './Confetti.css.ts';

type Tint = keyof typeof confettiTint;
/** Where each piece comes to rest: x, y, turn, tint. Every seventh is round. */
const pieces: readonly (readonly [number, number, number, Tint])[] = [
  [44, 44, 18, 'action'],
  [140, 34, 0, 'savings'],
  [226, 34, 8, 'savings'],
  [420, 30, 0, 'action'],
  [500, 36, -62, 'mint'],
  [600, 40, -34, 'peach'],
  [96, 124, -28, 'peach'],
  [176, 100, -12, 'mint'],
  [470, 100, 30, 'paper'],
  [556, 108, 0, 'paper'],
  [612, 174, 66, 'savings'],
  [40, 204, 58, 'paper'],
  [612, 270, 40, 'action'],
  [36, 296, 32, 'action'],
  [612, 364, 60, 'mint'],
  [36, 384, 0, 'peach'],
];

/** Falls once and rests; with reduced motion it only rests. */
export function Confetti() {
  return (
    <svg className={confetti} viewBox="0 0 648 712" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {pieces.map(([x, y, turn, tint], index) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <g className={`${fallingPiece} ${confettiTint[tint]} ${confettiDelay[(index % 4) as 0 | 1 | 2 | 3]}`}>
            {turn === 0 ? <circle r="7" /> : <rect x="-10" y="-6" width="20" height="12" rx="3" />}
          </g>
        </g>
      ))}
    </svg>
  );
}
