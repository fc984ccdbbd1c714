/** Said where somebody wrote nothing about their health. */
export const noneSpecified = 'None specified';
