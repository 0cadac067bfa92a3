import { deskVariable, type DeskAct, type StackKind } from './stack-desk.ts';
import { connectStack, type KillableStack, type StackAddress } from './stack.ts';

/** Reaches a stack of this run, which starts with whoever asks for it first. */
export async function reach(kind: StackKind): Promise<KillableStack> {
  const asks = async (act: DeskAct, env: NodeJS.ProcessEnv = {}): Promise<StackAddress> => {
    const desk = process.env[deskVariable];
    if (!desk) throw new Error('There are no stacks: the set-up of the run starts them.');
    const answer = await fetch(`${desk}/${kind}/${act}`, { method: 'POST', body: JSON.stringify(env) });
    if (!answer.ok) throw new Error(`The ${kind} stack: ${await answer.text()}`);
    return (await answer.json()) as StackAddress;
  };
  return {
    ...connectStack(await asks('reach')),
    killServices: async () => void (await asks('kill')),
    startServices: async (env) => void (await asks('start', env)),
  };
}
