import { useEffect, useState } from 'react';
import { todayInKampala } from '../../../lib/today.ts';

interface Limits {
  min?: string;
  max?: string;
}

/** What the calendars of the two dates offer, as the server takes them. Only in the browser: a kept page has no today. */
export function useDayLimits(): { dateOfBirth: Limits; startDate: Limits } {
  const [today, setToday] = useState('');
  useEffect(() => setToday(todayInKampala()), []);
  if (!today) return { dateOfBirth: {}, startDate: {} };
  return {
    dateOfBirth: { min: shifted(today, -120, 1), max: shifted(today, 0, -1) },
    startDate: { min: today, max: shifted(today, 5) },
  };
}

/** The day so many years and days after `day`, both as `yyyy-mm-dd`. */
function shifted(day: string, years: number, days = 0): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
