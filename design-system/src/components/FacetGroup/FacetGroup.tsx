import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../support/cx.ts';
import { box } from '../Checkbox/Checkbox.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './FacetGroup.css.ts';

export interface FacetOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** How many would be left. */
  count?: number | undefined;
}

export interface FacetGroupProps<Value extends string = string> {
  /** What the filter is about: "Department". */
  legend: string;
  /** The values, each with the number of results it would leave. */
  options: readonly FacetOption<Value>[];
  /** What is chosen. */
  value: readonly Value[];
  /** Called with all chosen values. */
  onChange: (value: Value[]) => void;
  /** Any number of them, or just one. */
  choice?: 'many' | 'one' | undefined;
  /** A count in words, the number first: "48 products". */
  countLabel?: ((count: number) => string) | undefined;
  /** Open at first; on by default. */
  defaultOpen?: boolean | undefined;
  /** How many are shown at first, besides the chosen ones; the rest are behind `moreLabel`. */
  shown?: number | undefined;
  /** Label of the button that shows the rest: "Show more". */
  moreLabel?: string | undefined;
  /**
   * Where all values stand on the page, for a browser without a script. With it, the rest is in the page only once it is
   * asked for; without it, it is hidden there.
   */
  moreHref?: string | undefined;
  /** Label of the button that hides it again: "Show less". */
  lessLabel?: string | undefined;
  /** Name of the values in the form around it, so that the form works without a script. */
  name?: string | undefined;
  /** Said beside the heading: "1 chosen". */
  note?: string | undefined;
}

/** One kind of filter: its values, each with how many it would leave. */
export function FacetGroup<Value extends string = string>({
  legend,
  options,
  value,
  onChange,
  choice = 'many',
  countLabel = String,
  defaultOpen = true,
  shown = Number.POSITIVE_INFINITY,
  moreLabel,
  moreHref,
  lessLabel,
  name,
  note,
}: FacetGroupProps<Value>) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const [all, setAll] = useState(false);
  const hasMore = moreLabel !== undefined && options.length > shown;
  const isListed = (option: Value, index: number) => all || !hasMore || index < shown || value.includes(option);

  const toggle = (option: Value, on: boolean) => {
    if (choice === 'one') onChange([option]);
    else onChange(options.map((one) => one.value).filter((one) => (one === option ? on : value.includes(one))));
  };

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <button type="button" className={styles.opener} aria-expanded={open} onClick={() => setOpen(!open)}>
          <span className={styles.heading}>
            {note ? (
              <>
                {legend} <span className={styles.note}>{note}</span>
              </>
            ) : (
              legend
            )}
          </span>
        </button>
      </legend>
      <div hidden={!open}>
        {options.map((option, index) => {
          const listed = isListed(option.value, index);
          if (!listed && moreHref !== undefined) return null;
          const checked = value.includes(option.value);
          const empty = option.count === 0 && !checked;
          return (
            <label key={option.value} className={cx(empty && styles.empty, !listed && styles.rest) || undefined}>
              <input
                type={choice === 'one' ? 'radio' : 'checkbox'}
                name={name ?? `${id}-facet`}
                value={option.value}
                className={choice === 'one' ? cx(box, styles.dot) : box}
                checked={checked}
                disabled={empty}
                onChange={(event) => toggle(option.value, event.currentTarget.checked)}
              />
              <span>{option.label}</span>{' '}
              {option.count !== undefined && (
                <small>
                  <Count words={countLabel(option.count)} />
                </small>
              )}
            </label>
          );
        })}
        {hasMore && (
          <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? (lessLabel ?? moreLabel) : moreLabel}
          </button>
        )}
        {hasMore && moreHref !== undefined && (
          <a className={styles.whole} href={moreHref}>
            {moreLabel}
          </a>
        )}
      </div>
    </fieldset>
  );
}

/** A number as it is drawn, which its words begin with; the others are only read. */
function Count({ words }: { words: string }) {
  const [figure, ...noun] = words.split(' ');
  if (noun.length === 0) return figure;
  return (
    <>
      {`${figure} `}
      <VisuallyHidden>{noun.join(' ')}</VisuallyHidden>
    </>
  );
}
