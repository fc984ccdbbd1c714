import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepScroll } from '../../lib/history/keep-scroll.ts';
import { clampStep } from './answers.ts';

/** The step that is open. It stands in the history, so that the browser's Back goes a step back. */
export function useStep(): [step: number, goTo: (step: number) => void] {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const step = useSyncExternalStore(
    never,
    () => clampStep(state?.step),
    // The server, which knows of no history, drew the first.
    () => 0,
  );
  const goTo = (wanted: number) => {
    const next = clampStep(wanted);
    if (next !== step) void navigate({ search }, { state: { ...keepScroll, step: next } });
  };
  return [step, goTo];
}

const never = () => () => undefined;
