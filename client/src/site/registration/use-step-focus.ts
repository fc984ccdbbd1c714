import { useEffect, useRef, useState } from 'react';

/**
 * Moves the focus in a form of which only one step is shown. `aim(id, at)` gives it to an element as soon as step
 * `at` is shown; a change of `step` that nobody aimed elsewhere gives it to the heading of the step.
 */
export function useStepFocus(step: number, headingId: (step: number) => string) {
  const target = useRef<{ id: string; at: number } | null>(null);
  const shown = useRef(step);
  const [, redraw] = useState(0);

  useEffect(() => {
    if (shown.current !== step) {
      shown.current = step;
      if (target.current?.at !== step) target.current = { id: headingId(step), at: step };
    }
    if (target.current?.at !== step) return;
    const element = document.getElementById(target.current.id);
    target.current = null;
    element?.focus();
  });

  return (id: string, at: number) => {
    target.current = { id, at };
    redraw((count) => count + 1);
  };
}
