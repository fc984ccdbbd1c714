import { useEffect, useState } from 'react';

const typingDelay = 150;

/** What was typed, once nothing more was for a moment: not each letter is a question. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), typingDelay);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
