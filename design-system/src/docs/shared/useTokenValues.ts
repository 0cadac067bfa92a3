import { useSyncExternalStore } from 'react';
import { tokenRows } from '../../theme/token-rows.ts';

/** What each token is worth on this page, by its property: colors as `rgb(…)`, the rest as written. */
export type TokenValues = Readonly<Record<string, string>>;

let values: TokenValues = {};

/** `.15s` as `150 ms`. */
const milliseconds = (written: string): string =>
  `${Math.round(Number.parseFloat(written) * (/\dms$/.test(written) ? 1 : 1000))} ms`;

function readValues(): void {
  const root = getComputedStyle(document.documentElement);
  const probe = document.body.appendChild(document.createElement('span'));
  values = Object.fromEntries(
    tokenRows.map(({ property, type }) => {
      const written = root.getPropertyValue(property).trim();
      if (type === 'duration') return [property, milliseconds(written)];
      if (type !== 'color') return [property, written];
      probe.style.color = `var(${property})`;
      return [property, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
}

/** The appearance stands in attributes of the root; widths change some sizes. */
function onChange(changed: () => void): () => void {
  const read = () => {
    readValues();
    changed();
  };
  const observer = new MutationObserver(read);
  observer.observe(document.documentElement, { attributes: true });
  window.addEventListener('resize', read);
  read();
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', read);
  };
}

/** The values of all tokens in the appearance that the toolbar has chosen. */
export const useTokenValues = (): TokenValues => useSyncExternalStore(onChange, () => values);
