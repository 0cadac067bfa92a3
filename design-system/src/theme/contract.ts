// Generated from tokens/ by scripts/themes.ts. Do not edit.
export const vars = {
  color: {
    /** The page behind everything. */
    surfacePage: 'var(--surface-page)',
    /** Card, header, drawer, dialog. */
    surfaceCard: 'var(--surface-card)',
    /** Picture tile, search field, note, skeleton. */
    surfaceTile: 'var(--surface-tile)',
    /** Background below the page. */
    surfaceSunken: 'var(--surface-sunken)',
    /** Track of a progress bar; in dark the hairline, or it would vanish. */
    track: 'var(--track)',
    /** Chosen chip, toast, number badge, wheel pointer. */
    surfaceInverse: 'var(--surface-inverse)',
    /** Text and icons on surface-inverse. */
    onInverse: 'var(--on-inverse)',
    /** Text. */
    ink: 'var(--ink)',
    /** Secondary text. */
    inkSoft: 'var(--ink-soft)',
    /** Placeholder and disabled text. */
    inkFaint: 'var(--ink-faint)',
    /** Card edge, rules between rows, perforation. */
    hairline: 'var(--hairline)',
    /** Edge of an input, a checkbox, an outline button. */
    borderControl: 'var(--border-control)',
    /** Savings badge: the only yellow fill, the same in every banner. */
    savings: 'var(--savings)',
    /** Text on a savings badge. */
    onSavings: 'var(--on-savings)',
    /** Completed, clipped. */
    success: 'var(--success)',
    /** Background of a success message. */
    successTint: 'var(--success-tint)',
    /** Expires soon, few left. */
    warning: 'var(--warning)',
    /** Background of a warning. */
    warningTint: 'var(--warning-tint)',
    /** Error text and edge: rust, so that it never reads as a red banner. */
    error: 'var(--error)',
    /** Background of an error message. */
    errorTint: 'var(--error-tint)',
    /** Focus ring, the same in every banner. */
    focus: 'var(--focus)',
    /** Under a dialog or a drawer. */
    scrim: 'var(--scrim)',
    /** Game art: sky. */
    playSky: 'var(--play-sky)',
    /** Game art: strong sky. */
    playSkyStrong: 'var(--play-sky-strong)',
    /** Game art: meadow, floor. */
    playMint: 'var(--play-mint)',
    /** Game art: strong mint. */
    playMintStrong: 'var(--play-mint-strong)',
    /** Game art: peach. */
    playPeach: 'var(--play-peach)',
    /** Game art: strong peach. */
    playPeachStrong: 'var(--play-peach-strong)',
    /** Wheel field, scratch card; stays light in dark mode. */
    playPaper: 'var(--play-paper)',
    /** Shadow side of the paper. */
    playPaperSunken: 'var(--play-paper-sunken)',
    /** Text printed on the paper, which stays light in dark mode. */
    onPlayPaper: 'var(--on-play-paper)',
    /** Covered scratch square. */
    playFoil: 'var(--play-foil)',
    /** Leaf printed on the foil. */
    playFoilStrong: 'var(--play-foil-strong)',
    /** Fill of the main action, progress. */
    action: 'var(--action)',
    /** The same under the pointer. */
    actionHover: 'var(--action-hover)',
    /** Text and icons on the fill. */
    onAction: 'var(--on-action)',
    /** Brand-colored text and icons on neutral ground. */
    actionInk: 'var(--action-ink)',
    /** Ground of the stepper and the chosen place in the navigation. */
    actionTint: 'var(--action-tint)',
  },
  space: {
    /** No space. */
    0: 'var(--space-0)',
    /** 4 px, 1 on the 4 px grid. */
    1: 'var(--space-1)',
    /** 8 px, 2 on the 4 px grid. */
    2: 'var(--space-2)',
    /** 12 px, 3 on the 4 px grid. */
    3: 'var(--space-3)',
    /** 16 px, 4 on the 4 px grid. */
    4: 'var(--space-4)',
    /** 20 px, 5 on the 4 px grid. */
    5: 'var(--space-5)',
    /** 24 px, 6 on the 4 px grid. */
    6: 'var(--space-6)',
    /** 32 px, 8 on the 4 px grid. */
    8: 'var(--space-8)',
    /** 40 px, 10 on the 4 px grid. */
    10: 'var(--space-10)',
    /** 48 px, 12 on the 4 px grid. */
    12: 'var(--space-12)',
    /** 64 px, 16 on the 4 px grid. */
    16: 'var(--space-16)',
    /** 80 px, 20 on the 4 px grid. */
    20: 'var(--space-20)',
  },
  text: {
    /** Count in a badge. */
    badge: 'var(--text-badge)',
    /** Meta line, label of a number, message at a field. */
    meta: 'var(--text-meta)',
    /** Text. */
    body: 'var(--text-body)',
    /** Lead text, large button, small heading. */
    lead: 'var(--text-lead)',
    /** Title of a small card, digits in a field. */
    small: 'var(--text-small)',
    /** Section title, value of a coupon. */
    title: 'var(--text-title)',
    /** Title of a dialog, a feature, or a win. */
    feature: 'var(--text-feature)',
    /** Page title. */
    page: 'var(--text-page)',
    /** Title of a landing page or a game. */
    landing: 'var(--text-landing)',
    /** The largest title. */
    hero: 'var(--text-hero)',
    /** Points and entries. */
    numeral: 'var(--text-numeral)',
  },
  leading: {
    /** Line height of text.badge. */
    badge: 'var(--leading-badge)',
    /** Line height of text.meta. */
    meta: 'var(--leading-meta)',
    /** Line height of text.body. */
    body: 'var(--leading-body)',
    /** Line height of text.lead. */
    lead: 'var(--leading-lead)',
    /** Line height of text.small. */
    small: 'var(--leading-small)',
    /** Line height of text.title. */
    title: 'var(--leading-title)',
    /** Line height of text.feature. */
    feature: 'var(--leading-feature)',
    /** Line height of text.page. */
    page: 'var(--leading-page)',
    /** Line height of text.landing. */
    landing: 'var(--leading-landing)',
    /** Line height of text.hero. */
    hero: 'var(--leading-hero)',
    /** Line height of text.numeral. */
    numeral: 'var(--leading-numeral)',
  },
  font: {
    /** Text face of all banners. */
    text: 'var(--font-text)',
    /** Hashes, codes, and entry numbers, nothing else. */
    code: 'var(--font-code)',
    /** Headings, prices, points, and coupon values. */
    display: 'var(--font-display)',
  },
  weight: {
    /** Text. */
    regular: 'var(--weight-regular)',
    /** Product name, navigation. */
    medium: 'var(--weight-medium)',
    /** Label, link, number in a line. */
    strong: 'var(--weight-strong)',
    /** Button, card label. */
    label: 'var(--weight-label)',
    /** Count in a badge. */
    heavy: 'var(--weight-heavy)',
  },
  lift: {
    /** Toast, menu. */
    2: 'var(--lift-2)',
    /** Dialog, drawer. */
    3: 'var(--lift-3)',
  },
  motion: {
    /** Entering. */
    in: 'var(--motion-in)',
    /** Leaving. */
    out: 'var(--motion-out)',
    /** The wheel turns. */
    play: 'var(--motion-play)',
    /** Confetti falls. */
    fall: 'var(--motion-fall)',
    /** A skeleton pulses once, a spinner turns twice. */
    breath: 'var(--motion-breath)',
  },
  ease: {
    /** All interface motion. */
    out: 'var(--ease-out)',
    /** The wheel slows to a stop. */
    play: 'var(--ease-play)',
  },
  layer: {
    /** Above its neighbors in the same card. */
    raised: 'var(--layer-raised)',
    /** Sticky header. */
    sticky: 'var(--layer-sticky)',
    /** Scrim, drawer, dialog. */
    overlay: 'var(--layer-overlay)',
    /** Toast. */
    toast: 'var(--layer-toast)',
    /** Skip link while it has focus. */
    skip: 'var(--layer-skip)',
  },
  control: {
    /** Small button; the minimum size of a target. */
    small: 'var(--control-small)',
    /** Button, search field. */
    medium: 'var(--control-medium)',
    /** Input. */
    field: 'var(--control-field)',
    /** Main action of a page. */
    large: 'var(--control-large)',
    /** Date field, one-time code field. */
    tall: 'var(--control-tall)',
    /** Cell of a one-time code. */
    cell: 'var(--control-cell)',
    /** Width of a control's border. */
    edge: 'var(--control-edge)',
    /** Width of a border that marks an error, a choice, or a win. */
    strong: 'var(--control-strong)',
    /** Width of the focus ring. */
    ring: 'var(--control-ring)',
  },
  layout: {
    /** Minimum size of anything that can be pressed. */
    target: 'var(--target)',
    /** Between columns. */
    gutter: 'var(--gutter)',
    /** Page margin. */
    margin: 'var(--margin)',
    /** Left column. */
    rail: 'var(--rail)',
    /** Page frame with its margins. */
    content: 'var(--content)',
    /** Dialog. */
    dialog: 'var(--dialog)',
    /** Wide dialog. */
    dialogWide: 'var(--dialog-wide)',
    /** Drawer. */
    drawer: 'var(--drawer)',
  },
  display: {
    /** Weight of the display face. */
    weight: 'var(--display-weight)',
    /** Letter spacing of the display face, in em. */
    tracking: 'var(--display-tracking)',
    /** Width of the display face, in per cent. */
    width: 'var(--display-width)',
  },
  radius: {
    /** Button, chip, search field. */
    control: 'var(--radius-control)',
    /** Input, cell of a code. */
    field: 'var(--radius-field)',
    /** Card, stage. */
    card: 'var(--radius-card)',
    /** Picture tile, note. */
    tile: 'var(--radius-tile)',
    /** Dialog. */
    dialog: 'var(--radius-dialog)',
  },
} as const;
