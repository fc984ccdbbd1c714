/** As many equal columns as there are items, and no more than `max`: what is fewer leaves no hole. */
export const columns = ({ length }: readonly unknown[], max: number): string =>
  `repeat(${Math.min(length, max)}, minmax(0, 1fr))`;
