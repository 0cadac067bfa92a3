/** A rule of the token lint: what a style file must not hold, and what to use instead. */
interface Rule {
  pattern: RegExp;
  instead: string;
}

const rules: Rule[] = [
  { pattern: /#[0-9a-f]{3,8}\b/i, instead: 'a color token (vars.color)' },
  { pattern: /\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/, instead: 'a color token (vars.color)' },
  {
    pattern: /(?:color|background|fill|stroke)\w*:\s*'(?:white|black|red|green|blue|gr[ae]y|yellow|orange)'/i,
    instead: 'a color token (vars.color)',
  },
  { pattern: /zIndex:\s*['\d]/, instead: 'a layer (vars.layer)' },
  { pattern: /fontFamily:\s*['"]/, instead: 'a face (vars.font)' },
  { pattern: /(?:fontSize|lineHeight):\s*['"]?\d/, instead: 'a text size (vars.text, vars.leading)' },
  { pattern: /fontWeight:\s*['"]?\d/, instead: 'a weight (vars.weight)' },
  {
    pattern: /\b(?:margin|padding|border)(?:Left|Right|Top|Bottom)|\b(?:left|right|top|bottom):/,
    instead: 'a logical property (inline-start, block-end)',
  },
  // before a brace it is the name of a variant
  {
    pattern: /\b(?:width|height|minWidth|maxWidth|minHeight|maxHeight):(?!\s*\{)/,
    instead: 'inline-size or block-size',
  },
  { pattern: /textAlign:\s*'(?:left|right)'|float:\s*'(?:left|right)'/, instead: 'start or end' },
  { pattern: /boxShadow:\s*['"`][^'"`]*rgb/, instead: 'a lift (vars.lift)' },
];

/** Faults of one style file, as `line: what, instead of what`; none when it stands on tokens and logical properties. */
export function lintStyles(source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const code = line.replace(/\/\/.*$/, '');
    return rules
      .filter(({ pattern }) => pattern.test(code))
      .map(({ instead }) => `${index + 1}: ${code.trim()} (use ${instead})`);
  });
}
