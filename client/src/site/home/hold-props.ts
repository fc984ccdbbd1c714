import type { FocusEvent, PointerEvent } from 'react';
import type { CarouselCounter } from './carousel-counter.ts';

/** Handlers that hold the carousel while the mouse or the focus is in it. */
export function holdProps(counter: CarouselCounter) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && counter.hold(true),
    // The keyboard's focus goes on holding it.
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) =>
      counter.hold(currentTarget.querySelector(':focus-visible:not([tabindex="-1"])') !== null),
    // Not for the heading, which has the focus after every navigation.
    onFocus: ({ target }: FocusEvent<HTMLElement>) => target.tabIndex >= 0 && counter.hold(true),
    onBlur: () => counter.hold(false),
  };
}
