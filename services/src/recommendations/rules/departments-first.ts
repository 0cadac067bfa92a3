interface Shelved {
  bpn: string;
  score: number;
  departmentId: string;
}

/** Departments by what their products score together, the highest first, each with its best product; ties go by department. */
export function departmentsFirst<Item extends Shelved>(items: readonly Item[], most: number): Item[] {
  return [...Map.groupBy(items, ({ departmentId }) => departmentId).values()]
    .map((own) => ({
      score: own.reduce((sum, { score }) => sum + score, 0),
      best: own.reduce((one, other) => (other.score > one.score ? other : one)),
    }))
    .toSorted((one, other) => other.score - one.score || (one.best.departmentId < other.best.departmentId ? -1 : 1))
    .slice(0, most)
    .map(({ best }) => best);
}
