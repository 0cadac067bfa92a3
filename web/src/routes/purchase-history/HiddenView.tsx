import { fromStart, type HistoryView, parametersOf } from './history-view.ts';

/** What is chosen besides, for a form that is sent without a script. */
export const HiddenView = ({ view, except }: { view: HistoryView; except: readonly string[] }) =>
  parametersOf(fromStart(view))
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
