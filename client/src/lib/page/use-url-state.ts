import { useEffect, useMemo, useRef, useState } from 'react';
import { type SetURLSearchParams, useLocation } from 'react-router-dom';
import { hasLeft } from '../history/has-left.ts';
import { keepScroll } from '../history/keep-scroll.ts';

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
 * parts keep in the address stay.
 */
export function useUrlState<State extends Values>(
  [params, setParams]: readonly [URLSearchParams, SetURLSearchParams],
  standard: State,
  { typed, delay = typingDelay }: Options<State>,
): [State, (change: Partial<State>) => void] {
  const { pathname } = useLocation();
  const inAddress = JSON.stringify(read(params, standard));
  /** What is otherwise than in `standard`, which may become another with the first rows. */
  const [chosen, choose] = useState<Partial<State>>(() => JSON.parse(inAddress));
  const known = useRef(inAddress);
  /** What was written and has not arrived: the address follows a moment later, when more may have been chosen. */
  const underWay = useRef<string[]>([]);
  /** Where the address of before was. */
  const path = useRef(pathname);

  // A link or the Back button changed the address.
  useEffect(() => {
    const own = underWay.current.indexOf(inAddress);
    const overtaken = own < 0 && underWay.current.length > 0 && path.current !== pathname;
    path.current = pathname;
    // Where somebody went on before this was drawn, the next address was made without it: it is still awaited there.
    const arrived = hasLeft(pathname) ? own : own + 1;
    underWay.current.splice(0, overtaken ? underWay.current.length : arrived);
    if (own >= 0 || inAddress === known.current) return;
    known.current = inAddress;
    // A row that was opened before the last search arrived has an address without it: it is written there again.
    if (!overtaken) choose(JSON.parse(inAddress));
  }, [inAddress, pathname]);

  useEffect(() => {
    const text = (chosen[typed] ?? '').trim();
    const wanted = JSON.stringify({ ...chosen, [typed]: text || undefined });
    if (wanted === known.current) return;
    const tell = () => {
      if (hasLeft(pathname)) return;
      known.current = wanted;
      underWay.current.push(wanted);
      setParams((before) => write(before, JSON.parse(wanted), standard), {
        replace: true,
        state: keepScroll,
      });
    };
    if ((JSON.parse(known.current)[typed] ?? '') === text) return tell();
    const timer = setTimeout(tell, delay);
    return () => clearTimeout(timer);
  }, [chosen, standard, typed, delay, setParams, pathname]);

  return [
    useMemo(() => ({ ...standard, ...chosen }), [standard, chosen]),
    (change) => choose((before) => different({ ...before, ...change }, standard)),
  ];
}

/** What the address names; an empty value says nothing. */
const read = (params: URLSearchParams, standard: Values) => pick(standard, (name) => params.get(name));

const different = <State extends Values>(state: Partial<State>, standard: State) =>
  pick(standard, (name) => (state[name] === standard[name] ? null : state[name])) as Partial<State>;

/** Always in the order of `standard`, so that equal ones are written alike. */
function pick(standard: Values, valueIn: (name: string) => string | null | undefined): Values {
  const values = Object.keys(standard).map((name) => [name, valueIn(name) ?? ''] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** What the address has already keeps its place in it. */
function write(before: URLSearchParams, chosen: Values, standard: Values): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of Object.keys(standard)) {
    const value = chosen[name];
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params;
}
