import { hash } from './Hash.css.ts';

/** A hash, whole and in groups of eight, so that it can be compared by eye and copied. */
export function Hash({ value }: { value: string }) {
  return (
    <span className={hash}>
      {(value.match(/.{1,8}/g) ?? []).map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
