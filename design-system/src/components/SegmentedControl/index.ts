export { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl.tsx';
export { SegmentedLinks, type SegmentedLinksProps, type SegmentLink } from './SegmentedLinks.tsx';
