/** How long an invitation is still good: `3 days`, `less than a day`, or that it is too old. */
export function timeLeft(expiresAt: string, now = Date.now()): string {
  const days = (Date.parse(expiresAt) - now) / 86_400_000;
  if (days <= 0) return 'Too old: send it again';
  if (days < 1) return 'Less than a day';
  const whole = Math.round(days);
  return whole === 1 ? '1 day' : `${whole} days`;
}
