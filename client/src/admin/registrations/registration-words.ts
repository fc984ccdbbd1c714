/** Who registered; an anonymised registration has no name any more. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'Anonymised registration';
}

/** Said where somebody wrote nothing about their health. */
export const noneSpecified = 'None specified';
