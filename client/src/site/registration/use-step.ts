import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepScroll } from '../../lib/history/keep-scroll.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { clampStep } from './answers.ts';

const key = 'form:registration:sent';
const tab = () => sessionStorage;

/**
 * The step that is open. It stands in the history, so that the browser's Back goes a step back. The steps of a registration
 * that was sent before are the first one of the next.
 */
export function useStep(): [step: number, goTo: (step: number) => void] {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [sentAt] = useState(() => Number(readStored(key, tab)));
  const step = useSyncExternalStore(
    never,
    () => (state?.at < sentAt ? 0 : clampStep(state?.step)),
    // The server, which knows of no history, drew the first.
    () => 0,
  );
  const goTo = (wanted: number) => {
    const next = clampStep(wanted);
    if (next !== step) void navigate({ search }, { state: { ...keepScroll, step: next, at: Date.now() } });
  };
  return [step, goTo];
}

/** From the next visit of the form on, the steps that lead back from here are over. */
export const endSteps = () => writeStored(key, String(Date.now()), tab);

const never = () => () => undefined;
