/** How far an arrow key leads along a line: to the next thing (1) or the one before (-1); 0 for every other key. */
export function stepOfArrow(key: string): number {
  const right = document.dir === 'rtl' ? -1 : 1;
  return key === 'ArrowRight' ? right : key === 'ArrowLeft' ? -right : 0;
}
