import { useEffect, useRef } from 'react';

/** For the element that must be seen as soon as `wanted`, such as the row that was just saved. */
export function useScrollIntoView<E extends Element>(wanted: boolean) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (wanted) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [wanted]);
  return element;
}
