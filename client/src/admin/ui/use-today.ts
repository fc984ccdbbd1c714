import { useEffect, useState } from 'react';
import { todayInKampala } from '../../lib/today.ts';

/** The day it is in Kampala, also on a screen that stays open over midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => todayInKampala());
  useEffect(() => {
    // One timer until midnight would be late after the computer slept.
    const timer = setInterval(() => setToday(todayInKampala()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return today;
}
