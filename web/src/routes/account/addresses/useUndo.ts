import { useEffect, useState } from 'react';
import type { AddressForm_AddressFragment } from '../../../features/profile/AddressForm/AddressForm.generated.ts';
import { entryOf } from '../../../features/profile/AddressForm/entry.ts';
import { useSaveAddress } from '../../../features/profile/AddressForm/useSaveAddress.ts';
import { useProfileTexts } from '../../../messages/profile.ts';

interface Undo {
  /** The address last saved on this page. */
  savedId: string | null;
  /** What the toast says; null without one. */
  toast: string | null;
  /** Restores the address; null if it didn't exist before. */
  undo: (() => void) | null;
  remember: (saved: AddressForm_AddressFragment, before: AddressForm_AddressFragment | null) => void;
}

/** Long enough to read and to reach by keyboard, in ms. */
const toastLasts = 10_000;

/** After saving: says so, and offers Undo for a while. */
export function useUndo(): Undo {
  const { addresses: texts, addressForm } = useProfileTexts();
  const { send } = useSaveAddress();
  const [last, setLast] = useState<{
    saved: AddressForm_AddressFragment;
    before: AddressForm_AddressFragment | null;
  } | null>(null);
  const [toast, setToast] = useState<string | null>(null);

  useEffect(() => {
    if (toast === null) return undefined;
    const timer = setTimeout(() => setToast(null), toastLasts);
    return () => clearTimeout(timer);
  }, [toast]);

  const undo = async (saved: AddressForm_AddressFragment, before: AddressForm_AddressFragment) => {
    const outcome = await send(entryOf(before), saved);
    if (outcome.kind === 'saved') setLast({ saved: outcome.address, before: null });
    setToast(
      outcome.kind === 'saved' ? texts.undone : outcome.kind === 'failed' ? outcome.message : addressForm.notSaved,
    );
  };
  const before = last?.before ?? null;
  return {
    savedId: last?.saved.id ?? null,
    toast,
    undo: last && before ? () => void undo(last.saved, before) : null,
    remember: (saved, was) => {
      setLast({ saved, before: was });
      setToast(texts.saved);
    },
  };
}
