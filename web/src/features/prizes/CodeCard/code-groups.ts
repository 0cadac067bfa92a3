/** A code in the pieces that it may be broken at: `LC47-9KQM` is `LC47-` and `9KQM`. */
export const codeGroups = (code: string): string[] => code.match(/[^-\s]+[-\s]*/g) ?? [code];

/** A code for those who hear it: every sign by itself, a pause between the groups. */
export const spelled = (code: string): string =>
  code
    .split(/[-\s]+/)
    .map((group) => group.split('').join(' '))
    .join(', ');
