/**
 * What files may not import. Paths begin at the root of the house with a slash, packages have none. `*` is a part of a
 * name, `**` any way down, `{a,b}` one of these, and `<service>` a folder of that kind (see pattern.ts).
 */
export interface Arrow {
  files: string;
  /** Files among them that are free to. */
  apartFrom?: readonly string[];
  mayNotImport: readonly string[];
  /** What they may import all the same. */
  except?: readonly string[];
  /** Types are free: nothing of them is left when the code runs. */
  exceptTypes?: true;
  /** Whether tests are held to it, too. */
  testsToo?: true;
  message: string;
}
