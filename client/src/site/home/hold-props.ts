import type { FocusEvent, PointerEvent } from 'react';
import type { CarouselCounter } from './carousel-counter.ts';

/** What the keyboard's focus is on, in either carousel: they move together. */
const keyboardHere = '[aria-roledescription=carousel] :focus-visible:not([tabindex="-1"])';

/** Handlers that hold the carousel while the mouse or the focus is in it. */
export function holdProps(counter: CarouselCounter) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && counter.hold(true),
    // The keyboard's focus goes on holding it.
    onPointerLeave: () => counter.hold(document.querySelector(keyboardHere) !== null),
    // Not for the heading, which has the focus after every navigation.
    onFocus: ({ target }: FocusEvent<HTMLElement>) => target.tabIndex >= 0 && counter.hold(true),
    onBlur: () => counter.hold(false),
  };
}
