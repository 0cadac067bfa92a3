interface CodeGroup {
  signs: string;
  /** What stands between it and the next: a hyphen, a space, nothing. */
  join: string;
}

/** A code in the pieces that it may be broken after: `LC47-9KQM` is `LC47` joined by `-`, and `9KQM`. */
export const codeGroups = (code: string): CodeGroup[] =>
  Array.from(code.matchAll(/([^-\s]+)([-\s]*)/g), ([, signs = '', join = '']) => ({ signs, join }));

/** A code for those who hear it: every sign by itself, a pause between the groups. */
export const spelled = (code: string): string =>
  code
    .split(/[-\s]+/)
    .map((group) => group.split('').join(' '))
    .join(', ');
