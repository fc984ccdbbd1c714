import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has been on screen once: what is heavy waits for that. */
export function useWasVisible(target: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, seen]);
  return seen;
}
