import { pictureSrc } from '../../../art/pictures.ts';
import { shelf, stillLife } from './RefusedPicture.css.ts';

/** A calm still life above a refusal, so that it doesn't feel harsh. */
export function RefusedPicture() {
  return (
    <svg className={stillLife} viewBox="0 0 220 100" aria-hidden="true">
      <rect y="90" width="220" height="9" rx="4.500" className={shelf} />
      <image href={pictureSrc('red-apple')} x="18" y="44" width="52" height="52" />
      <image href={pictureSrc('basket')} x="60" y="-4" width="100" height="100" />
      <image href={pictureSrc('lemon')} x="156" y="50" width="44" height="44" />
    </svg>
  );
}
