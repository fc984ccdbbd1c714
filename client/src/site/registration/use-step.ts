import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepScroll } from '../../lib/history/keep-scroll.ts';
import { readStored, tab, writeStored } from '../../lib/storage.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { clampStep } from './answers.ts';
import { headingId } from './step.tsx';

const key = 'form:registration:sent';

/**
 * The step that is open. It stands in the history, so that the browser's Back goes a step back. The steps of a registration
 * that was sent before are the first one of the next.
 */
export function useStep(): [step: number, goTo: (step: number) => void] {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [sentAt] = useState(() => Number(readStored(key, tab)));
  // The server, which knows of no history, drew the first.
  const step = useHydrated() && !(state?.at < sentAt) ? clampStep(state?.step) : 0;
  const goTo = (wanted: number) => {
    const next = clampStep(wanted);
    if (next !== step) void navigate({ search }, { state: { ...keepScroll, step: next, at: Date.now() } });
  };
  return [step, goTo];
}

/** From the next visit of the form on, the steps that lead back from here are over. */
export const endSteps = () => writeStored(key, String(Date.now()), tab);

/**
 * Moves the focus in a form of which only one step is shown. `aim(id, at)` gives it to an element as soon as step
 * `at` is shown; a change of `step` that nobody aimed elsewhere gives it to the heading of the step.
 */
export function useStepFocus(step: number) {
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
