export const messagesRestoredTexts = {
  restored: 'Message restored successfully',
  restoreFailed: 'Failed to restore message',
};
