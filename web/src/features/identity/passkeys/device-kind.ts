import type { usePasskeyTexts } from '../../../messages/account/passkeys.ts';

type Kind = keyof ReturnType<typeof usePasskeyTexts>['devices'];

/** By what browsers say of themselves; an iPad says it is a Mac that is touched. */
const kinds: readonly [Kind, RegExp][] = [
  ['iphone', /iPhone/],
  ['ipad', /iPad/],
  ['android', /Android/],
  ['chromebook', /CrOS/],
  ['windows', /Windows/],
  ['mac', /Mac OS X/],
  ['linux', /Linux/],
];

/** The kind of device that a browser is on: what a new passkey is called at first. */
export function deviceKind({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Kind {
  const [kind] = kinds.find(([, says]) => says.test(userAgent)) ?? ['other' as const];
  return kind === 'mac' && maxTouchPoints > 1 ? 'ipad' : kind;
}
