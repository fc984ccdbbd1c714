/** Support has the letters 'staff' anywhere in its role, whatever the case; everybody else leads, drivers too. */
export function isSupport(role: string): boolean {
  return role.toLowerCase().includes('staff');
}
