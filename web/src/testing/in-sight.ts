/** An `IntersectionObserver` for which everything is in sight at once: `vi.stubGlobal('IntersectionObserver', InSight)`. */
export class InSight {
  readonly seen: (entries: object[]) => void;
  constructor(seen: (entries: object[]) => void) {
    this.seen = seen;
  }
  observe(target: Element) {
    this.seen([{ isIntersecting: true, intersectionRatio: 1, target }]);
  }
  unobserve() {}
  disconnect() {}
}
