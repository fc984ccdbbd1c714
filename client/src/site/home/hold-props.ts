import type { FocusEvent, PointerEvent } from 'react';
import type { CarouselCounter } from './carousel-counter.ts';

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
