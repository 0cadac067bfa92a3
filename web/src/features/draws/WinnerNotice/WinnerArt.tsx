import { pictureSrc } from '../../../art/pictures.ts';
import { Confetti } from '../../../ui/Confetti/Confetti.tsx';
import { art, beside, cup, floor, still } from './WinnerDialog.css.ts';

/** A cup on the market floor. The confetti falls once; with reduced motion it just lies there. */
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
