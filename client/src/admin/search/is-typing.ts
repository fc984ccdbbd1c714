/** Whether keys that are pressed there are words, and no shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Whether something is open that has to be answered or closed first. */
export const isAsked = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;
