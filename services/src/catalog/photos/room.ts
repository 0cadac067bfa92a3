/** Lets work in as long as what it weighs fits; what comes then waits its turn. What is heavier than all of it is let in alone. */
export function roomFor(total: number): <T>(weight: number, work: () => Promise<T>) => Promise<T> {
  let free = total;
  const waiting: { weight: number; enter: () => void }[] = [];
  const letIn = () => {
    for (let next = waiting[0]; next && next.weight <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.weight;
      next.enter();
    }
  };
  return async (wished, work) => {
    const weight = Math.min(wished, total);
    await new Promise<void>((enter) => {
      waiting.push({ weight, enter });
      letIn();
    });
    try {
      return await work();
    } finally {
      free += weight;
      letIn();
    }
  };
}
