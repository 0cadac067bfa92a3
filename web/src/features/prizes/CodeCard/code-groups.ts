interface CodeGroup {
  signs: string;
  /** What comes between it and the next: a hyphen, a space, nothing. */
  join: string;
}

/** A code in the pieces it may break after: `LC47-9KQM` is `LC47` joined by `-`, and `9KQM`. */
export const codeGroups = (code: string): CodeGroup[] =>
  Array.from(code.matchAll(/([^-\s]+)([-\s]*)/g), ([, signs = '', join = '']) => ({ signs, join }));

/** A code for screen readers: each character by itself, with pauses between groups. */
export const spelled = (code: string): string =>
  code
    .split(/[-\s]+/)
    .map((group) => group.split('').join(' '))
    .join(', ');
