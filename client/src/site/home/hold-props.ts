import type { FocusEvent, PointerEvent } from 'react';
import type { CarouselCounter } from './carousel-counter.ts';

/** Handlers that hold the carousel while the mouse or the focus is in it. */
export function holdProps(counter: CarouselCounter) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && counter.hold(true),
    onPointerLeave: () => counter.hold(false),
    // Not for the heading, which has the focus after every navigation.
    onFocus: ({ target }: FocusEvent<HTMLElement>) => target.tabIndex >= 0 && counter.hold(true),
    onBlur: () => counter.hold(false),
  };
}
