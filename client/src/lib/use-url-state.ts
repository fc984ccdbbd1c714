import { useEffect, useRef, useState } from 'react';
import type { SetURLSearchParams } from 'react-router-dom';
import { keepScroll } from './history/keep-scroll.ts';

type Values = Record<string, string>;

interface Options<State extends Values> {
  /** What is typed, and written when the typing settles; all else is chosen, and written at once. */
  typed: keyof State & string;
  /** Milliseconds after the last key. */
  delay?: number;
}

const typingDelay = 250;

/**
 * What a list is searched and filtered by. It also stands in the address, so that it is still there after going back or
 * loading again, and can be sent to a friend; a value that is as in `standard` is left out of it. Values that other
 * parts keep in the address stay. `standard` must stay the same.
 */
export function useUrlState<State extends Values>(
  [params, setParams]: readonly [URLSearchParams, SetURLSearchParams],
  standard: State,
  { typed, delay = typingDelay }: Options<State>,
): [State, (change: Partial<State>) => void] {
  const inAddress = JSON.stringify(read(params, standard));
  const [state, setState] = useState<State>(() => JSON.parse(inAddress));
  const known = useRef(inAddress);
  /** What was written and has not arrived: the address follows a moment later, when more may have been chosen. */
  const underWay = useRef<string[]>([]);

  // A link or the Back button changed the address.
  useEffect(() => {
    const own = underWay.current.indexOf(inAddress);
    underWay.current.splice(0, own + 1);
    if (own >= 0 || inAddress === known.current) return;
    known.current = inAddress;
    setState(JSON.parse(inAddress));
  }, [inAddress]);

  useEffect(() => {
    const text = (state[typed] ?? '').trim();
    const wanted = JSON.stringify({ ...state, [typed]: text });
    if (wanted === known.current) return;
    const tell = () => {
      known.current = wanted;
      underWay.current.push(wanted);
      setParams((before) => write(before, JSON.parse(wanted), standard), {
        replace: true,
        state: keepScroll,
      });
    };
    if (JSON.parse(known.current)[typed] === text) return tell();
    const timer = setTimeout(tell, delay);
    return () => clearTimeout(timer);
  }, [state, standard, typed, delay, setParams]);

  return [state, (change) => setState((before) => ({ ...before, ...change }))];
}

function read(params: URLSearchParams, standard: Values): Values {
  return Object.fromEntries(
    Object.entries(standard).map(([name, value]) => [name, params.get(name) ?? value]),
  );
}

/** What the address has already keeps its place in it. */
function write(before: URLSearchParams, state: Values, standard: Values): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(state)) {
    if (value === standard[name]) params.delete(name);
    else params.set(name, value);
  }
  return params;
}
