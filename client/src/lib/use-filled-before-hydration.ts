import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hands over what the fields of `form` say when our code takes the page over: on a slow network somebody may have
 * typed and chosen before. Where nobody did, it is what was drawn.
 */
export function useFilledBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  take: (filled: FormData) => void,
) {
  const filled = useRef<FormData>(null);
  // Before anything is drawn again, which puts the fields back to what React knows.
  useLayoutEffect(() => {
    filled.current = form.current && new FormData(form.current);
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    if (filled.current) take(filled.current);
  }, []);
}
