export const registrationsRestoredTexts = {
  restored: 'Registration restored successfully',
  restoreFailed: 'Failed to restore registration',
};
