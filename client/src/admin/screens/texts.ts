/** What is said once a deleted row is back, or not. */
export interface RestoredTexts {
  restored: string;
  restoreFailed: string;
}

/** The toasts, to the letter of the specification. */
export interface Texts extends RestoredTexts {
  created: string;
  updated: string;
  deleted: string;
  saveFailed: string;
  deleteFailed: string;
}

/** The toasts about `one`, such as `Team member`; `more` are those that are worded otherwise. */
export function textsOf(one: string, more: Partial<Texts> = {}): Texts {
  const small = one.toLowerCase();
  return {
    created: `${one} created successfully`,
    updated: `${one} updated successfully`,
    deleted: `${one} deleted successfully`,
    restored: `${one} restored successfully`,
    saveFailed: `Failed to save ${small}`,
    deleteFailed: `Failed to delete ${small}`,
    restoreFailed: `Failed to restore ${small}`,
    ...more,
  };
}
