import { type CouponsView, fromStart, parametersOf } from './coupons-view.ts';

/** What is chosen besides, for a form that is sent without a script. */
export function HiddenView({ view, except }: { view: CouponsView; except: readonly string[] }) {
  return parametersOf(fromStart(view))
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
