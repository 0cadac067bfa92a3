import { pictureSrc } from '../../../art/pictures.ts';
import { Confetti } from '../../../ui/Confetti/Confetti.tsx';
import { art, beside, cup, floor, still } from './WinnerDialog.css.ts';

/** A cup on the market's floor. The confetti falls once; with reduced motion it only rests. */
export function WinnerArt() {
  return (
    <div className={art}>
      <Confetti />
      <span className={floor} />
      <div className={still}>
        <img className={beside} src={pictureSrc('watermelon')} alt="" />
        <img className={cup} src={pictureSrc('trophy')} alt="" />
        <img className={beside} src={pictureSrc('ear-of-corn')} alt="" />
      </div>
    </div>
  );
}
