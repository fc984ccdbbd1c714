import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const typingDelay = 250;

type Values = Record<string, string>;

/**
 * What a list is searched and filtered by. It also stands in the address, so that it is still there after
 * going back or loading again; a value that is as in `standard` is left out of it. Values that other parts
 * keep in the address stay. What is chosen is written at once, `typed` when the typing settles. `standard` must stay
 * the same.
 */
export function useUrlState<State extends Values>(
  standard: State,
  typed: keyof State & string,
): [State, (change: Partial<State>) => void] {
  const [params, setParams] = useSearchParams();
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
    const wanted = JSON.stringify(state);
    if (wanted === known.current) return;
    const tell = () => {
      known.current = wanted;
      underWay.current.push(wanted);
      setParams((before) => write(before, state, standard), { replace: true });
    };
    if (JSON.parse(known.current)[typed] === state[typed]) return tell();
    const timer = setTimeout(tell, typingDelay);
    return () => clearTimeout(timer);
  }, [state, standard, typed, setParams]);

  return [state, (change) => setState((before) => ({ ...before, ...change }))];
}

function read(params: URLSearchParams, standard: Values): Values {
  return Object.fromEntries(
    Object.entries(standard).map(([name, value]) => [name, params.get(name) ?? value]),
  );
}

function write(before: URLSearchParams, state: Values, standard: Values): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(state)) {
    if (value === standard[name]) params.delete(name);
    else params.set(name, value);
  }
  return params;
}
