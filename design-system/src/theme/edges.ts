/** Where the window ends for what stands at its foot: above the bar of design mode, which says so with `--edge`. */
export const edge = 'var(--edge, 0px)';

/** Where a page's own bar at the window's foot ends: above the bar of navigation, which says so with `--foot`. */
export const aboveFoot = `var(--foot, ${edge})`;

/** Where what comes for a while ends, such as a toast: above a page's own bar as well, which says how high it is with `--bar`. */
export const aboveBars = `calc(${aboveFoot} + var(--bar, 0px))`;

/** Where what stays in sight at the window's head ends: a column beside the page begins below it. The header says so with `--head`. */
export const belowHead = 'var(--head, 0px)';
