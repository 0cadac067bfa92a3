/** Where what stays in sight at the bottom of the screen ends: above the bar of design mode, which says so with `--foot`. */
export const aboveFoot = 'var(--foot, 0px)';
