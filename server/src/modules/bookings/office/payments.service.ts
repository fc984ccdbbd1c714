/** SQL of what came in for a booking less what went back; `booking` is its number. */
export const paidOf = (booking: string) => `coalesce((
  SELECT sum(CASE direction WHEN 'in' THEN amount ELSE -amount END) FROM payments
  WHERE payments.booking_id = ${booking} AND payments.state = 'done'), 0)::integer`;
