/** What is known about a token besides its value. */
export interface TokenRow {
  group: string;
  /** As in code: `color.inkSoft`. */
  name: string;
  /** As in CSS: `--ink-soft`. */
  property: string;
  type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'fontWeight' | 'number' | 'shadow';
  description: string;
  /** Who decides its value: one for all, or each banner. */
  setBy: 'house' | 'banner';
  changesWith: readonly ('dark' | 'contrast' | 'width' | 'motion')[];
}
