import { hash } from './Hash.css.ts';

/** A hash in full, in groups of eight, for comparing by eye and copying. */
export function Hash({ value }: { value: string }) {
  return (
    <span className={hash}>
      {(value.match(/.{1,8}/g) ?? []).map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
