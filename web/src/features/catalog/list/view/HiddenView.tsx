import { fromStart, listSearch, type ListView } from './list-view.ts';

/** The rest of a view as fields of a form, so that a form of a few of its parts keeps the others without a script. */
export const HiddenView = ({ view }: { view: ListView }) =>
  [...new URLSearchParams(listSearch(fromStart(view)))].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
