/** As many equal columns as there are items, and no more than `most`: what is fewer leaves no hole. */
export const columns = ({ length }: readonly unknown[], most: number): string =>
  `repeat(${Math.min(length, most)}, minmax(0, 1fr))`;
