type Selections = Readonly<Record<string, unknown>>;

/** A recipe as its stylesheet was compiled. */
interface Recipe {
  defaultClassName: string;
  variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  defaultVariants: Selections;
  compoundVariants: readonly (readonly [when: Selections, className: string])[];
}

/**
 * Stands in for what `@vanilla-extract/recipes` runs in a page: the classes of the variants that are chosen. Its own build
 * brings helpers for browsers that we don't serve, to every page.
 */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }: Recipe) =>
  (options?: Selections): string => {
    const selections = { ...defaultVariants, ...options };
    const chosen = (variant: string) => selections[variant] ?? defaultVariants[variant];
    const classes = [
      defaultClassName,
      ...Object.keys(selections).map((variant) => variantClassNames[variant]?.[String(chosen(variant))]),
      ...compoundVariants.map(
        ([when, className]) => Object.entries(when).every(([variant, value]) => chosen(variant) === value) && className,
      ),
    ];
    return classes.filter(Boolean).join(' ');
  };
