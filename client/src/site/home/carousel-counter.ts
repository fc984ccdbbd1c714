import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** One counter for the hero and the services slider: they move together, each modulo its own length. */
export type CarouselCounter = ReturnType<typeof useCarouselCounter>;

/** Counts on every `interval` milliseconds unless stopped, held, or the visitor asked for less motion. */
export function useCarouselCounter(interval: number) {
  const [count, setCount] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ mouse: false, keyboard: false });
  const playing = !stopped && !held.mouse && !held.keyboard;

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true);
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) setCount(count + 1);
    }, interval);
    // Starting anew with each count gives a slide its full time, also after an arrow.
    return () => clearInterval(timer);
  }, [playing, interval, count]);

  return {
    /** The slide of a carousel of `length` slides; 0 when it has none. */
    slideOf: (length: number) => modulo(count, length),
    next: () => setCount(count + 1),
    previous: () => setCount(count - 1),
    /** Shows slide `slide` of a carousel of `length` slides, going no further than needed. */
    show: (slide: number, length: number) => setCount(count + slide - modulo(count, length)),
    /** Whether it moves by itself right now. */
    playing,
    /** Whether the visitor stopped it with the button. */
    stopped,
    toggle: () => setStopped(!stopped),
    /** Holds it while the mouse or the keyboard's focus is on a carousel; each lets go for itself. */
    hold: (by: keyof typeof held, holds: boolean) => setHeld((now) => ({ ...now, [by]: holds })),
  };
}

/** The remainder that is never negative. */
function modulo(count: number, length: number): number {
  return length > 0 ? ((count % length) + length) % length : 0;
}

/** Handlers that hold the carousel while the mouse or the keyboard's focus is in it. */
export function holdProps(counter: CarouselCounter) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && counter.hold('mouse', true),
    onPointerLeave: () => counter.hold('mouse', false),
    // Not for the heading, which has the focus after every navigation, nor for what a hand pressed.
    onFocus: ({ target }: FocusEvent<HTMLElement>) =>
      counter.hold('keyboard', target.tabIndex >= 0 && target.matches(':focus-visible')),
    onBlur: () => counter.hold('keyboard', false),
  };
}
