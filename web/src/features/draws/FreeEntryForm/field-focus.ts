import { useCallback, useRef } from 'react';

interface Focusable {
  focus: () => void;
}

/** Lets a summary of errors link to the fields it names. */
export function useFieldFocus(): {
  refOf: (field: string) => (element: Focusable | null) => void;
  focus: (field: string) => void;
} {
  const fields = useRef(new Map<string, Focusable>());
  const refOf = useCallback(
    (field: string) => (element: Focusable | null) => {
      if (element) fields.current.set(field, element);
      else fields.current.delete(field);
    },
    [],
  );
  const focus = useCallback((field: string) => fields.current.get(field)?.focus(), []);
  return { refOf, focus };
}
