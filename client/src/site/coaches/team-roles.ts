/** Support has the letters 'staff' anywhere in its role, whatever the case; everybody else leads, drivers too. */
export function isSupport(role: string): boolean {
  return role.toLowerCase().includes('staff');
}

/** Whether a role holds the whole word 'board', whatever the case: 'Board Chair' does, 'Boarding' does not. */
export function isOnBoard(role: string): boolean {
  return /\bboard\b/i.test(role);
}
