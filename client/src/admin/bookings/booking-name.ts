/** Who booked; an anonymised booking has no name any more. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || 'Anonymised booking';
