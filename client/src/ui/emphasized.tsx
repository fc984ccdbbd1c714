import type { ReactNode } from 'react';

/** A title in which words between asterisks are set in italics, such as `Come *along*`. */
export function emphasized(title: string): ReactNode {
  const parts = title.split('*');
  // A single asterisk is one.
  if (parts.length % 2 === 0) return title;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
  return parts.map((part, index) => (index % 2 === 0 ? part : <em key={index}>{part}</em>));
}
