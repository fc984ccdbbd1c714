import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useParameters } from '../page/use-parameters.ts';
import { keepScroll } from './keep-scroll.ts';

/** What one of our links opened lies one step above its page in the history. */
const opened = { ...keepScroll, opened: true };

/**
 * What is opened over a page and has an address, such as a large picture. The address names it as `name`: so a plain
 * link opens it before our code is there, and Back, the key of a phone as well, closes it.
 */
export function useLayer(name: string) {
  const [params] = useParameters();
  const { pathname, state, key } = useLocation();
  const closing = useRef('');
  const navigate = useNavigate();
  const others = [...params].filter(([other]) => other !== name);
  const addressOf = (value?: string) =>
    pathname + queryOf(value === undefined ? others : [...others, [name, value]]);

  return {
    /** What is open; null when nothing is. */
    value: params.get(name),
    /** The same at this moment: what is on screen may be a step behind a quick hand. */
    now: () => new URLSearchParams(window.location.search).get(name),
    /** The other parameters of the address: a form that names one of this layer has to send them along. */
    others,
    /** For the link that opens it. */
    link: (value: string) => ({ to: addressOf(value), state: opened }),
    /** Shows another in the place of the open one. */
    show: (value: string) => void navigate(addressOf(value), { replace: true, state }),
    close() {
      // A second press of a quick hand would lead one step too far.
      if (closing.current === key) return;
      closing.current = key;
      if (state?.opened) void navigate(-1);
      else void navigate(addressOf(), { replace: true, state: keepScroll });
    },
  };
}

function queryOf(params: string[][]): string {
  const query = new URLSearchParams(params).toString();
  return query && `?${query}`;
}
